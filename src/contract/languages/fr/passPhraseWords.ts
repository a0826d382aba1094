/** French words for passwords: easy to spell, 3 to 9 plain letters, none that needs an accent, and none that could offend next to a name. */
export const passPhraseWords: readonly string[] = `
abeille abri accent accord accueil achat acier acrobate acteur actrice adresse adulte affiche agence agenda agneau aigle aiguille ail aile aimant air
album algue aliment alouette alpage alphabet altitude amande ambre ami ampoule ananas anchois angle animal anneau annonce anorak antenne antilope
appareil appel apprenti arbitre arbre arc arcade arche archer archive argent argile armoire arrosoir art artichaut article artisan artiste ascenseur
assiette astre atelier atlas atome aube auberge audace aurore automne autoroute autruche avenir avenue averse avion aviron avocat avoine avril
azur badge bagage bague baguette baie bain balade balai balcon balle ballon bambou banc bande banjo banque banquise baobab barbe barque
barrage bascule basilic basket bassin bassine bateau batterie bazar beignet belette berceau berger bermuda beurre bibelot biberon biche bijou bille
billet biscotte biscuit bison blason bleu bleuet bloc blocage blouse blouson bobine bocal bois boisson bol bonbon bonheur bonjour bonnet bonsoir bord
bordure botte bouche bouchon boucle bouclier bougeoir bougie bouillon boulanger boule boulevard boulon bouquet bouquetin bourgeon boussole bouteille
boutique bouton bracelet branche bras bretelle brevet brillant brin brindille brioche brique briquet brise broche brochet brochure brocoli broderie
bronze brosse brouette brouillon bruine brume bulle bulletin bureau bus buvard cabane cabine cabinet cabri cacao cachette cactus cadeau cadenas cadran
cadre caillou caisse caissier calcul calme camarade camembert camion campagne camping canal canard canari candidat caneton canne cannelle cantine
canyon capitaine capitale capsule capuche caramel caravane cargo caribou carnaval carnet carotte carpe carreau carrefour carrosse cartable carte
carton cascade casque casquette castor catalogue cave caverne ceinture centaure centre cercle cerf cerfeuil cerise cerisier chaise chalet chaleur
chaloupe chambre chamois champ champion chance chanson chanteur chapeau chapelle chapitre charbon chardon charrette charrue chasseur chat chaton
chaudron chaussure chef chemin chemise chercheur cheval cheveu chevreuil chiffon chiffre chimie chiot chocolat choix chorale chouette ciel cigale
cigogne ciment cinq cirage circuit cirque ciseau citadelle citron clairon classe classeur clavier client climat clocher clou club cobaye cocon
cocotier coffre coiffeur coin collage colle collier colline colombe colonne coloriage commande commerce commode compas comptine concert condor
confetti confiture conseil console copain copeau copie coquille corail corbeau corbeille corde cordon corne cornemuse cornet corridor cosmos costume
coton coude couette couleur couloir coupe courage coureur coureuse courrier course courtois cousin cousine coussin couteau couture couvercle couvert
crabe craie cravate crayon crevette cristal crochet crocodile croissant croquette crosse cube cuisine cuisinier cuivre curieux curry cycle cycliste
cygne dahlia daim dame damier danse danseur danseuse dauphin dentelle dentiste descente dessert dessin destin dette devinette devise diamant directeur
disque distance divan docteur doigt dollar domaine domino donjon dortoir dos dossier douane douche doudou douze dragon drapeau droit dune duvet eau
effort elfe emballage emploi empreinte endive endroit enfance enfant engrais ensemble entracte enveloppe escabeau escalade escalier escargot espace
espoir esprit essai essence estrade estragon euro examen excursion exemple exercice exploit express extrait fable fabrique facteur facture falaise
famille fanfare fantaisie farandole farine faucon faune fauteuil fenouil fente ferme fermier festin festival feuillage feuille feutre ficelle fiche
figue figure filet film filtre finale flacon flamant flamme flaque fleur fleuriste fleuve flocon flore flotte flotteur fluide fontaine football force
forge forgeron forme formule fortune foudre foulard foule four fourmi fourneau fourrure foyer fraise framboise frange frein frelon friandise frisson
frite froid fromage front fruit fruitier funambule furet fusain galaxie galerie galet galette galop gamelle gant garage garantie gardien gare garenne
garnison gaufre gazelle gazette gazon gecko gel gendarme genou gentiane gentil gerbille geste gigot gilet gingembre girafe girouette givre glace
glacier glaise glissade globe glycine gobelet golf gomme gondole gorge goutte graffiti grain graine gramme grand grange granit graphique gratin
gravier gravure grelot grenier griffe grillage grille grillon grimace grive groseille grotte groupe guichet guide guidon guirlande guitare gym gymnase
habit habitant habitude haie hamac hamster handball hangar hareng haricot harmonica harmonie harpe harpon hasard hauteur herbe herbier heure hibiscus
hibou histoire hiver hockey homard horaire horizon horloge hublot huile huit humain humeur humour hutte hydravion idole igloo image immeuble indice
infusion insecte insigne instant iris ivoire jade jaguar jambe janvier jardin jardinier jargon jasmin jauge javelot jean jeton jeu jeudi jeunesse
jockey joie joli jonc jongleur jonquille joue jouet joueur joueuse jour journal joyau judo juge juillet juin jumeau jumelle jungle jupe jury jus juste
justice kangourou karting kayak kimono kiosque kiwi koala lac lacet lagon laine lait laitue lama lampe lance langage langouste langue lanterne lapin
large lavabo lavande lavoir lecteur lectrice lecture lentille lessive lettre levier levure lexique liane libellule librairie libre licorne lierre lieu
ligne lilas limaille limonade lin linge lion lionceau liquide liste livre livreur locataire loge logement logiciel logis loisir long losange loterie
lotus loup loupe loutre lucarne luciole lueur lumineux lundi lune lunette lustre lutin luxe lynx macaron machine magasin magicien magie magique
magnolia maillot main mairie maison malice malle maman manche mandarine mandoline mangue manivelle manteau maquette marais marbre marchand marche
mardi marelle marge marin marine marmite marmotte marron mars marteau martinet mascotte masque massif matelas matelot matin mauve menthe menton menu
menuisier mercredi meringue merle message mesure meuble miel miette mille mime mimosa ministre minuit minute mirabelle miroir mistral mitaine mobile
moineau mois moisson moment monde moniteur monnaie monocle montagne montre monument moquette morceau morse mot moteur motif moto mouche mouchoir
mouette moufle moulin mousse moustache moustique mouton muguet muraille murmure muscade muscle museau musicien musique myrtille nacelle nacre nage
nageoire nageur napperon narcisse narval natation natte nature nautile navet navette navire nectar nectarine neige neuf neveu niche nid nombre nord
note nougat nouveau nuage nuance nuit oasis objectif objet obstacle ocelot octobre oculiste oiseau oisillon olive ombre omelette oncle onde ongle onze
opinion orage orange oranger orchestre ordre oreille oreiller orgue orient origami original orme orque ortie oseille osier otarie ouest ouragan ours
oursin ourson outil ouvrage ouvrier page pagode paille paillette pain palais palette palme palmier panda panier panorama pantalon papa papaye
papeterie papier papillon paprika paquebot paquet parade paradis parapente parapluie parasol parc parcours parent parfum parking parole parquet
partage passage passager passeport passoire pastel patience patin patineur patron pavillon paysage paysan peigne peintre peinture pelage pelle peloton
pelouse peluche pendule pente perche perchoir perle perron perroquet perruque persil pervenche peuplier phare pharmacie photo phrase physique piano
pichet pied pignon pile pilote piment pinceau pingouin pinson pioche pion pirate pirogue pirouette piscine pistache piste pivoine pizza
placard place plafond plage plaine plan planche plancher planeur plante plastique plat platane plateau plongeoir plongeur pluie plume plumier poche
podium poignet point pointe poireau poisson poivre poivron polaire police politesse pollen polo pomelo pomme pommier pompe pompier poncho poney pont
ponton porche port portail porte porteur portion portrait poste poster potage potager poterie potier potiron pouce poulain poulie poupon pourpre
poussin poutre prairie praline prince princesse principe printemps prise prix produit programme projet promenade prune prunier public puce puissance
puits pull pupitre puzzle pyjama pyramide python quai quarante quartier quartz quatorze quatre question quille quinoa quinze rabot racine raclette
radar radeau radiateur radio radis rail raisin ramage rame rampe rang raquette rayon rayure recette record refrain refuge regard reine relais relief
remise remorque rempart renard rencontre renfort repas reptile requin ressort retour revue rhubarbe rideau rigole rime rire rivage rive rivet robe
robinet robot rocade rocaille roche rocher roi roman romarin ronce ronde rondin roseau rosier rossignol rotule rouage roue rouge rouleau roulotte
route royaume ruban ruche rucher rue rugby ruisseau rumeur sable sablier sabot sac sachet sacoche safari safran sagesse saison salade salle salon
salut samedi sandale sandwich sanglier santal santon sapin sardine satellite sauge saule saumon savane savant saveur savon saxophone scarole science
scooter scout sculpteur seau seigle sel semaine semelle semoule sentier septembre serpe serpent serpolet serrure serveur service serviette seuil
sifflet signal signe silence silex sillon sirop site ski skieur soda sofa soif soin soir soixante sol solaire soleil solide solo solution sommeil
sommet sonate sonnerie sonnette sorbet sorcier sortie soucoupe souffle souffleur souhait soulier soupe source sourcil sourire souris souvenir spatule
spectacle sport sportif square stade station statue store studio stylo sucre sud suite surface surfeur surprise symbole symphonie table tableau
tablette tablier tabouret tactique talent talon tambour tamis tango tante tapir tapis tarte tartine tasse taupe taureau taxi technique temple tempo
temps tendre tennis terrain terrasse terre terreau terrier texte thermos ticket tige tigre tilleul timbre tipi tirelire tiroir tisane tissu titre
toast toboggan toile toit tomate tombola tonneau tonnerre topaze torche torrent tortue toucan toupie tour tourbe tourisme touriste tournage tournesol
tournoi tourte tracteur train trajet tramway tranche transport travail treize tremplin trente tresse triangle tribu tricot tricycle trio triomphe
trois trombone trompette tronc tropique trottoir truelle truite tuba tube tuile tulipe tunique tunnel turbine turquoise tuyau union unique
univers usage usine utile vacances vague vaisseau valeur valise vallon valse vanille vapeur vase veilleuse velours vendredi vent ventre verger vernis
verrou version veste vestiaire viaduc victoire vigne village ville vinaigre violette violon virage virgule visage visite visiteur vitamine vitesse
vitrail vitre vitrine vivier voile voilier voisin voisine voiture volant volcan volet voltige volume voyage voyageur voyelle wagon xylophone yaourt
yoga zeste zigzag zinc zodiaque zoo
`
  .trim()
  .split(/\s+/u);
