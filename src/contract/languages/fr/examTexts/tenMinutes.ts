import type { ExamText } from "../../LanguageEntry";

/** French texts for norms of ten minutes. */
export const tenMinutes: readonly ExamText[] = [
  {
    slug: "exam-fr-10-le-phare-en-pleine-mer",
    title: "Le phare en pleine mer",
    body:
      "Là où la Gironde se jette dans l'Atlantique, une tour blanche semble posée sur l'eau. C'est le phare de " +
      "Cordouan, le plus ancien phare de France encore en service. Quand la mer est basse, on voit le rocher et les " +
      "bancs de sable qui l'entourent; quand elle est haute, il n'y a plus que l'eau. Pourquoi bâtir une tour dans " +
      "un lieu si difficile? Parce que ce passage était redouté. Les courants y sont forts, les fonds changent, et " +
      "beaucoup de navires chargés de vin ou de sel s'y sont perdus. Vers la fin du seizième siècle, l'ingénieur " +
      "Louis de Foix reçut l'ordre de construire un phare digne du roi. Il dessina un véritable palais, avec une " +
      "salle ornée de colonnes et une chapelle. Les travaux durèrent plus d'un quart de siècle et se terminèrent en " +
      "1611, après la mort de l'architecte. Près de deux siècles plus tard, on jugea la tour trop basse et on la " +
      "rehaussa, si bien que le haut du phare, tout simple, ne ressemble guère au bas, couvert de sculptures. En " +
      "1823, Cordouan servit de laboratoire. Augustin Fresnel, un physicien qui étudiait la lumière, y fit " +
      "installer une lentille d'un genre nouveau, faite d'anneaux de verre taillés. Au lieu de se perdre dans " +
      "toutes les directions, la lumière de la lampe partait en un faisceau étroit, visible de beaucoup plus loin. " +
      "L'idée fit le tour du monde, et des phares de tous les pays ont adopté ce système. Pendant longtemps, des " +
      "gardiens ont vécu là, avec leurs provisions, leurs livres et le bruit du vent. Ils montaient environ 300 " +
      "marches pour s'occuper de la lampe. De nos jours, le feu est automatique, mais Cordouan reste habité: des " +
      'gardiens entretiennent la tour et accueillent les visiteurs. "On me demande souvent si je m\'ennuie", dit ' +
      "l'un d'eux en graissant une charnière. \"Je réponds qu'ici, le paysage change deux fois par jour sans que " +
      "j'aie à bouger.\" Pour venir le voir, il faut prendre un bateau, attendre que la mer soit basse et accepter " +
      "d'avoir les pieds mouillés. Une fois en haut, on comprend tout d'un seul regard. D'un côté, il y a le " +
      "fleuve, large et brun; de l'autre, l'océan. Entre les deux, les vagues se brisent sur le sable, exactement " +
      "là où un capitaine ne doit pas passer. Le soir, dès que la lampe s'allume, plusieurs petites lumières " +
      "répondent au loin, sur la côte, comme si elles se disaient bonne nuit.",
  },
  {
    slug: "exam-fr-10-la-longueur-du-metre",
    title: "La longueur du mètre",
    body:
      "Avant la Révolution, mesurer un champ ou un morceau de tissu n'avait rien de simple. On comptait en pieds, " +
      "en toises ou en aunes, et ces unités changeaient d'une ville à l'autre. Un marchand qui voyageait devait " +
      "donc emporter, en plus de ses tissus, une bonne dose de méfiance. Pourquoi ne pas choisir une mesure que " +
      "personne ne puisse contester? Des savants proposèrent de la prendre à la Terre, puisqu'elle appartient à " +
      "tout le monde. Le mètre serait la dix-millionième partie de la distance qui sépare le pôle Nord de " +
      "l'équateur. Encore fallait-il connaître cette distance. En 1792, deux astronomes, Delambre et Méchain, " +
      "furent chargés de mesurer une partie du méridien, celle qui va de Dunkerque à Barcelone. Le premier s'occupa " +
      "du nord, le second du sud. Ils montaient sur des clochers et sur des collines, visaient un autre sommet avec " +
      "une lunette, notaient un angle, puis recommençaient plus loin. Le pays était en guerre et leurs instruments " +
      "éveillaient les soupçons. Que faisaient là ces hommes qui regardaient l'horizon avec des lunettes? Plus " +
      "d'une fois, on les prit pour des espions. Leur travail dura près de sept ans. Méchain, qui était d'une " +
      "exigence extrême, découvrit un petit désaccord entre ses propres mesures; il n'osa pas en parler et en " +
      "souffrit longtemps. En 1799, un mètre en platine fut déposé aux Archives. Les habitudes, elles, changèrent " +
      "plus lentement. Pour aider les Parisiens, on avait placé des mètres en marbre dans la ville, et l'un d'eux " +
      "se voit toujours rue de Vaugirard, sous des arcades. Les passants pouvaient y comparer leur règle ou " +
      "vérifier la longueur d'un ruban. De nos jours, le mètre n'est plus défini par la Terre, ni par une barre de " +
      "métal, mais par la vitesse de la lumière. Un professeur de physique emmène chaque année sa classe devant le " +
      "mètre de marbre. Il demande à ses élèves de tendre la main et d'estimer sa longueur avant de sortir leur " +
      'règle. La plupart se trompent de quelques centimètres. "C\'est normal", les rassure-t-il, "il a fallu sept ' +
      "ans à deux astronomes, et ils se sont trompés aussi, d'environ deux dixièmes de millimètre.\" La classe " +
      "éclate de rire, puis quelqu'un mesure l'épaisseur d'une feuille de papier, pour voir. Deux dixièmes de " +
      "millimètre, c'est deux feuilles, à peu près. Sur la longueur d'un mètre, ce n'est vraiment pas grand-chose.",
  },
  {
    slug: "exam-fr-10-reparer-plutot-que-jeter",
    title: "Réparer plutôt que jeter",
    body:
      "Le premier samedi du mois, la salle des fêtes ressemble à un drôle d'hôpital. Sur les tables, il y a des " +
      "grille-pain, des lampes, un vélo sans pédale et une poupée qui ne parle plus. Chaque objet est accompagné de " +
      "son propriétaire, un peu inquiet, et d'un bénévole muni d'un tournevis. L'idée est venue des Pays-Bas, où le " +
      "premier café de réparation a ouvert en 2009, à Amsterdam. Depuis, on en trouve dans de nombreux pays. La " +
      "règle est toujours la même: on ne dépose pas son appareil pour le reprendre plus tard, on s'assoit et on " +
      "aide. Aujourd'hui, Claire est venue avec une cafetière qui fuit. En face d'elle, Marcel, un ancien " +
      "électricien de 71 ans, commence par poser des questions. Depuis quand coule-t-elle? Est-ce qu'elle a été " +
      "détartrée? A-t-elle fait une chute? Ensuite seulement, il la retourne et cherche les vis. Il y en a quatre, " +
      "dont une est cachée sous un pied en caoutchouc. \"Les fabricants n'aiment pas toujours qu'on regarde à " +
      'l\'intérieur", observe-t-il, "mais les objets, eux, n\'ont rien contre." Sous le capot, la panne saute aux ' +
      "yeux: un joint, un simple anneau de caoutchouc, s'est fendu. Une pièce neuve coûte moins de 2 euros, et " +
      "Marcel en garde toute une collection dans des boîtes à pastilles. Claire la met en place elle-même, remonte " +
      "les vis dans l'ordre, et verse de l'eau. Plus une goutte ne tombe sur la table. Juste à côté, les choses " +
      "vont moins bien. Un jeune homme a apporté une tablette dont l'écran est cassé, et l'écran est collé. Après " +
      "une heure d'efforts, il faut se rendre à l'évidence: aujourd'hui, ce sera non. Cela arrive environ une fois " +
      "sur trois, d'après le cahier où l'on note tout, et personne n'en fait un drame. On apprend aussi quelque " +
      "chose d'une machine qu'on ne peut pas sauver, par exemple qu'il vaudra mieux, la prochaine fois, en choisir " +
      "une qui s'ouvre. Vers midi, la poupée recommence à parler. Elle prononce trois mots, avec une voix un peu " +
      "plus grave qu'avant, et une petite fille la serre contre elle en oubliant de dire merci. Sa grand-mère le " +
      "dit pour deux. Avant de partir, chacun laisse ce qu'il veut dans une boîte en fer, de quoi acheter des " +
      "joints, de la colle et du café. Marcel range ses tournevis par taille, du plus petit au plus grand. Lundi, " +
      "il a rendez-vous avec une machine à coudre, et il s'en réjouit déjà.",
  },
  {
    slug: "exam-fr-10-le-bus-de-sept-heures-douze",
    title: "Le bus de 7 heures 12",
    body:
      "Depuis trois ans, Inès prend chaque matin le bus de 7 heures 12. Elle en connaît tous les arrêts, les feux " +
      "rouges, et même le nid-de-poule devant la pharmacie, que le chauffeur contourne sans ralentir. Elle connaît " +
      "aussi les passagers. Il y a le monsieur au parapluie, qui en a un quel que soit le temps, et les deux " +
      "infirmières qui reviennent de leur nuit de garde. Il y a enfin une dame en manteau vert, assise à l'avant, " +
      "qui lit des livres épais sans jamais lever les yeux. Personne ne se parle. C'est une sorte d'accord: à cette " +
      "heure-là, chacun a droit à son silence. Un mardi de janvier, pourtant, le bus s'immobilise entre deux arrêts. " +
      "La neige est tombée toute la nuit, et un camion s'est mis en travers de l'avenue. Le chauffeur coupe le " +
      "moteur, se retourne et annonce qu'il y en a pour un bon moment. Que faire? Pendant cinq minutes, tout le " +
      "monde regarde son téléphone. Puis le chauffage s'éteint, et les choses changent. L'une des infirmières sort " +
      "un thermos et propose du café à ceux qui ont froid. Le monsieur au parapluie possède, dans sa serviette, un " +
      "paquet de biscuits encore fermé. Inès a deux oranges, qu'elle partage en quartiers. Comme les conversations " +
      "se mêlent, on découvre que le monsieur accorde des pianos et que l'humidité est l'ennemie de son métier, ce " +
      "qui explique le parapluie. Les infirmières, elles, travaillent ensemble depuis 18 ans et n'ont jamais habité " +
      "à plus de trois rues l'une de l'autre. Seule la dame en vert continue de lire. \"Excusez-moi\", finit par " +
      'demander Inès, "mais qu\'est-ce que vous lisez, depuis tout ce temps?" La dame lève la tête, surprise, comme ' +
      "si elle revenait de loin. Elle apprend le portugais, explique-t-elle, parce que son petit-fils est né à " +
      "Lisbonne et qu'elle veut lui raconter des histoires. Les livres épais sont des dictionnaires et des contes. " +
      "Elle en est à la lettre M. Alors, sans qu'on le lui demande, elle traduit à voix haute la page qu'elle vient " +
      "de finir: un pêcheur y attrape un poisson bavard, et il ne sait plus comment le faire taire. On rit, " +
      "jusqu'au fond du bus. Quand le camion est enfin dégagé, plus d'une heure a passé, et presque tous sont en " +
      "retard. Le lendemain, la neige a fondu. Le bus de 7 heures 12 est à l'heure, et les gens s'assoient à leur " +
      "place habituelle. Rien n'a changé, ou presque. En montant, chacun dit bonjour, et la dame en vert, sans " +
      "lever les yeux de sa page, répond en portugais.",
  },
  {
    slug: "exam-fr-10-de-l-eau-pour-nimes",
    title: "De l'eau pour Nîmes",
    body:
      "On le voit sur des timbres, sur des affiches et sur des cartes postales, si bien qu'on oublie parfois de se " +
      "demander à quoi il servait. Le pont du Gard, avec ses trois rangées d'arches, n'a pas été construit pour les " +
      "voyageurs, mais pour l'eau. Au premier siècle de notre ère, la ville romaine de Nîmes avait des bains, des " +
      "fontaines, des jardins, et elle en voulait davantage. Une belle source coulait près d'Uzès. En ligne droite, " +
      "elle n'était pas très loin, mais il y avait des collines entre les deux. Les Romains firent donc faire à " +
      "l'eau un long détour, d'environ 50 kilomètres, dans un canal de pierre couvert, le plus souvent enterré. " +
      "Comment l'eau avançait-elle, sans pompe et sans machine? Elle descendait, tout simplement. Encore fallait-il " +
      "que la pente soit juste: trop forte, elle aurait usé le canal; trop faible, elle n'aurait pas suffi. Entre le " +
      "départ et l'arrivée, la différence de niveau ne dépasse guère une douzaine de mètres, ce qui fait à peu près " +
      "25 centimètres pour chaque kilomètre. Une telle précision, obtenue avec des niveaux en bois et des fils à " +
      "plomb, étonne encore les ingénieurs. Restait la vallée du Gardon. Pour la franchir, il fallut bâtir ce pont " +
      "de presque 50 mètres de haut. Les blocs les plus lourds pèsent plusieurs tonnes, et dans les grandes arches " +
      "ils tiennent sans mortier, par leur propre poids. On distingue toujours, sur les façades, des pierres qui " +
      "dépassent: elles ont servi à poser les échafaudages. L'aqueduc a fonctionné pendant plusieurs siècles. L'eau, " +
      "très calcaire, laissait sur les parois une croûte qui s'épaississait peu à peu, et quand on cessa de " +
      "l'entretenir, le canal finit par se boucher. Le pont, lui, resta debout, parce qu'on pouvait y passer la " +
      "rivière. Au dix-huitième siècle, on lui accola même un vrai pont routier, sur lequel marchent les promeneurs. " +
      'Parmi eux, ce matin, il y a Rose, qui a douze ans, et son oncle, qui est plombier. "Moi, quand il y a un ' +
      'obstacle dans la cuisine, je fais le tour avec deux coudes", dit-il en levant les yeux. Il se tait un long ' +
      "moment. Puis il sort un crayon, calcule sur le dos d'un ticket de caisse la pente d'une gouttière, " +
      "recommence, secoue la tête. Rose lui demande s'il aurait pu construire la même chose. Il répond que oui, sans " +
      "doute, à condition qu'on lui donne quelques milliers d'apprentis et qu'on ne soit pas trop pressé d'avoir de " +
      "l'eau.",
  },
  {
    slug: "exam-fr-10-la-chorale-du-jeudi",
    title: "La chorale du jeudi",
    body:
      "Le jeudi soir, à l'heure où les bureaux se vident, trente personnes montent l'escalier de l'ancienne école " +
      "avec une chemise cartonnée sous le bras. Ce sont les chanteurs de la chorale du quartier. Il n'y a pas " +
      "d'audition pour y entrer, pas de niveau demandé, et la moitié d'entre eux ne lisent pas la musique. Alors, " +
      "comment font-ils? Ils écoutent et ils répètent. La cheffe, Florence, joue une phrase au piano, la chante, et " +
      "les sopranos la reprennent. Puis c'est le tour des altos, des ténors et des basses. Séparément, chaque ligne " +
      "semble un peu étrange, comme un morceau de puzzle où il n'y aurait que du ciel. C'est seulement lorsqu'on les " +
      "pose les unes sur les autres que l'image apparaît, et ce moment-là, disent les anciens, vaut à lui seul le " +
      "dérangement. Chaque séance commence par des exercices. On s'étire, on bâille, on fait la sirène, on souffle " +
      "sur une bougie imaginaire sans l'éteindre. Bien chanter, c'est d'abord respirer avec le ventre, garder les " +
      "épaules basses et ouvrir la bouche plus grand qu'on ne l'ose. Paul, qui est comptable, a mis six mois à s'y " +
      "résoudre. Il était venu parce que sa fille trouvait qu'il parlait trop peu. Les premiers temps, il bougeait " +
      "surtout les lèvres. Un soir, son voisin a été malade, et Florence l'a prié de tenir la ligne des basses " +
      "presque seul. Il est rentré chez lui en chantant, sous la pluie, et il a manqué son arrêt de tram. Au mois de " +
      "décembre, la chorale se produit dans la salle des fêtes, devant 120 chaises. Le programme comprend des " +
      "chansons de marins, un air d'opéra arrangé pour l'occasion et une berceuse en occitan, que Florence tient de " +
      "sa grand-mère. Dix minutes avant le concert, les partitions tremblent légèrement. \"Souvenez-vous qu'ils sont " +
      'venus pour vous aimer", chuchote-t-elle derrière le rideau, "rendez-leur la chose facile." Tout se passe ' +
      "assez bien. Les altos partent une mesure trop tôt, se rattrapent, et presque personne ne s'en aperçoit. Pour " +
      "la berceuse, on éteint la grande lumière. Quand la dernière note s'est perdue, il y a dans la salle un " +
      "silence de 4 ou 5 secondes, que personne ne voudrait abîmer, et c'est seulement après que viennent les " +
      "applaudissements. Au buffet, la fille de Paul le cherche longtemps. Elle finit par le trouver près de la " +
      "fenêtre, au milieu d'un groupe, un verre de jus de pomme à la main. Il raconte une histoire, avec de grands " +
      "gestes, et il n'en est encore qu'au début.",
  },
  {
    slug: "exam-fr-10-les-echasses-et-les-pins",
    title: "Les échasses et les pins",
    body:
      "Des pins, encore des pins, et entre eux une route toute droite: voilà ce que retient des Landes celui qui les " +
      "traverse sans s'arrêter. Il croit voir une forêt très ancienne. Pourtant, il y a deux cents ans, la plus " +
      "grande partie n'existait pas encore. Le pays était une lande immense et plate, si humide en hiver que l'eau y " +
      "restait pendant des mois, si sèche en été que le sable volait. On y élevait des moutons, dont le fumier " +
      "servait à nourrir des champs très maigres. Pour surveiller leurs bêtes et marcher dans les flaques, les " +
      "bergers se tenaient sur de hautes échasses. Ils avançaient ainsi plus vite qu'à pied, et ils emportaient un " +
      "long bâton, sur lequel ils s'appuyaient pour tricoter. Que faire d'un pareil pays? Le long de l'océan, on " +
      "avait commencé par semer des pins pour retenir les dunes, qui menaçaient les villages. Puis, en 1857, une loi " +
      "obligea les communes à assécher leurs landes et à les boiser. On creusa des fossés par centaines, on sema des " +
      "graines de pin maritime, et en une vie d'homme un paysage entier changea de visage. Tous n'en furent pas " +
      "heureux. Les bergers perdirent leurs pâturages, et plus d'un incendie, dit-on, ne s'était pas allumé tout " +
      "seul. D'autres métiers remplacèrent le leur. Les résiniers entaillaient l'écorce, accrochaient un petit pot " +
      "sous la blessure, revenaient souvent et récoltaient la résine, dont on tirait de l'essence de térébenthine. " +
      "De nos jours, la forêt couvre près d'un million d'hectares, et elle donne surtout du bois et du papier. Elle " +
      "reste fragile: la tempête de 2009 y a couché des millions d'arbres en quelques heures, et les étés secs font " +
      "craindre le feu. C'est pourquoi l'on essaie de mêler quelques feuillus aux pins, et de laisser des bandes " +
      "sans arbres. Lucas, qui est garde forestier, montre volontiers aux écoliers une vieille souche où l'on devine " +
      "encore une longue cicatrice. Il leur fait toucher la résine, qui colle et qui sent bon, puis il sort de sa " +
      "camionnette une paire d'échasses. \"Celui qui fait dix pas sans tomber aura le droit d'être berger\", " +
      "promet-il. La plupart en font deux. Une fillette, plus prudente, s'appuie d'abord contre un tronc, attend " +
      "d'avoir trouvé son équilibre, et part sans se presser. Au onzième pas, elle se retourne et demande où sont " +
      "les moutons. Lucas regarde autour de lui, un peu gêné. Il lui propose, en attendant, de garder les pommes de " +
      "pin.",
  },
  {
    slug: "exam-fr-10-une-nuit-au-refuge",
    title: "Une nuit au refuge",
    body:
      "Du dernier parking au refuge, il faut compter trois heures de marche. On traverse d'abord une forêt de " +
      "mélèzes, puis un torrent, sur deux planches, et enfin une longue pente de pierres où le sentier n'est plus " +
      "marqué que par de petits tas de cailloux. Quand on croit ne jamais arriver, un volet rouge apparaît derrière " +
      "une bosse. Sylvie garde cette maison depuis 16 étés. Elle a 38 lits, un poêle, une citerne, et une radio qui " +
      "grésille. Tout ce qu'elle cuisine est monté ici par hélicoptère au début de la saison, ou bien sur son dos, " +
      "dans un sac plus grand qu'elle. Comment vit-on si loin de tout? En ne gaspillant rien. L'eau vient de la " +
      "fonte des neiges, le courant vient du soleil, et chacun redescend avec ses propres déchets. Vers quatre " +
      "heures de l'après-midi, les premiers marcheurs posent leurs sacs. Ils laissent leurs chaussures dans " +
      "l'entrée, enfilent des sabots qui ne sont jamais de la même taille, et s'installent devant la fenêtre pour " +
      "regarder d'où ils viennent. Le repas est servi à la même heure pour tous, sur de longues tables. On ne " +
      "choisit pas son voisin, et c'est peut-être ce qu'il y a de mieux. Ce soir, une dentiste de Lyon coupe le pain " +
      "pour un berger, et deux frères qui ne s'étaient pas parlé depuis longtemps partagent la même soupe, puisqu'il " +
      "n'y a qu'une soupière. Après le dessert, Sylvie sort et lève le nez. Les nuages qui courent au-dessus du col " +
      'ne lui plaisent pas. "Demain, partez à cinq heures, et soyez en bas à midi", annonce-t-elle en revenant, ' +
      "\"l'orage, lui, n'a pas besoin de réserver.\" Personne ne discute. Dès neuf heures, tout est noir, et l'on " +
      "n'entend plus qu'un rire étouffé, une fermeture qui glisse. Le lendemain, il fait encore nuit quand l'odeur " +
      "du café monte jusqu'aux lits. Dehors, les lampes frontales forment une petite chaîne qui s'étire vers le " +
      "haut. Peu à peu, les sommets rosissent, puis la lumière descend, et les lampes s'éteignent l'une après " +
      "l'autre. Les deux frères sont partis les derniers. L'aîné avait oublié ses gants sur le banc; le cadet, sans " +
      "un mot, les a mis dans sa poche et a couru pour le rattraper. Sylvie reste seule avec trente-huit bols à " +
      "laver. Peu après midi, le tonnerre roule au-dessus du col. Elle consulte le registre, compte les noms, puis " +
      "décroche la radio. En bas, on lui répond que tout le monde est arrivé, et que le dernier groupe est en train " +
      "de commander des frites.",
  },
  {
    slug: "exam-fr-10-les-cartons-perces",
    title: "Les cartons percés",
    body:
      "Sur la colline de la Croix-Rousse, à Lyon, les plafonds sont très hauts, et ce n'est pas pour faire joli. " +
      "Quand on a construit ces immeubles, au dix-neuvième siècle, chaque atelier devait pouvoir loger un métier à " +
      "tisser, qui mesurait presque 4 mètres. On vivait à côté, on dormait au-dessus, et l'on tissait la soie du " +
      "matin au soir. Les tisserands s'appelaient les canuts. Pour un tissu uni, le travail est régulier: on lève un " +
      "fil sur deux, on passe la navette, et l'on recommence avec les autres. Mais comment dessiner une rose, un " +
      "oiseau, un bouquet entier? Il faut alors choisir, à chaque passage, quels fils se lèvent, parmi des " +
      "centaines, et ne jamais se tromper. Longtemps, un aide tira pour cela sur des cordes, selon un plan " +
      "compliqué. Au début du siècle, Joseph Marie Jacquard, fils d'un tisserand, réunit les idées de plusieurs " +
      "inventeurs dans une mécanique que l'on posait tout en haut du métier. Elle obéissait à des cartons percés, " +
      "attachés les uns aux autres en une longue chaîne. Là où il y a un trou, une aiguille passe, et les fils qui " +
      "en dépendent se lèvent; là où il n'y en a pas, ils restent en place. Chaque carton correspond à un passage de " +
      "la navette, de sorte qu'un grand motif en demande parfois des milliers. La machine fut d'abord mal " +
      "accueillie, car on craignait de perdre son pain; puis elle se répandit à Lyon et dans le monde entier. " +
      "L'histoire ne s'arrête pas là. Un trou ou pas de trou, c'est oui ou non, et l'on pouvait commander ainsi bien " +
      "autre chose que du fil. L'Anglais Charles Babbage voulut employer les mêmes cartons dans une machine à " +
      "calculer, et au siècle suivant les ordinateurs lisaient encore des cartes perforées. Chaque jeudi, à 14 " +
      "heures, Mireille remet en marche l'un des vieux métiers. Les gens du quartier l'appelaient le bistanclaque, à " +
      "cause du bruit qu'il fait. Ce jour-là, un homme se penche sur le tissu et fronce les sourcils: l'un des " +
      "oiseaux n'a pas de bec. Mireille arrête tout, remonte la chaîne, trouve le carton, souffle dans un trou " +
      "bouché par la poussière. \"Je corrige des programmes toute l'année\", lui dit l'homme, ravi, \"mais c'est la " +
      "première fois que j'en vois un réparé en soufflant dessus.\" Elle relance le métier. Un moment plus tard, sur " +
      "l'oiseau suivant, un bec jaune sort de la trame, à peine plus gros qu'un grain de riz. Quant à l'oiseau muet, " +
      "elle n'a pas voulu le défaire, et il attend toujours, au bas du tissu.",
  },
  {
    slug: "exam-fr-10-l-architecte-de-la-riviere",
    title: "L'architecte de la rivière",
    body:
      "Personne ne l'a vu, mais il est passé. Au bord de la rivière, un saule de la grosseur d'un bras est couché " +
      "dans l'herbe, et la souche se termine en pointe, comme un crayon mal taillé. Le castor est donc revenu. Il " +
      "avait presque disparu de France, tant on l'avait chassé pour sa fourrure, pour sa viande et pour une matière " +
      "parfumée dont on faisait des remèdes. Au début du vingtième siècle, il n'en restait guère qu'une centaine, " +
      "dans la basse vallée du Rhône. En 1909, des départements du Midi décidèrent de le protéger, ce qui était une " +
      "idée très neuve. Plus tard, on captura quelques animaux pour les relâcher ailleurs, comme au bord de la " +
      "Loire, et l'espèce a repris peu à peu sa place. De quoi vit-elle? De feuilles, d'herbes et, en hiver, " +
      "d'écorce. C'est le plus gros rongeur d'Europe: un adulte pèse une vingtaine de kilos, et sa large queue plate " +
      "est couverte d'écailles. Quand il s'inquiète, il en frappe l'eau, et toute la famille plonge. Ses dents de " +
      "devant, qui poussent pendant toute sa vie, sont orange, parce que leur émail contient du fer. S'il abat des " +
      "arbres, c'est qu'il ne sait pas y grimper; une fois le saule à terre, les branches les plus tendres sont à " +
      "lui. Là où la rivière est assez profonde, il se contente d'un terrier dont l'entrée est cachée sous l'eau. Là " +
      "où elle ne l'est pas, il élève un barrage de branches et de boue, et derrière ce barrage naît un étang, où " +
      "s'installent des grenouilles et des libellules. Tout le monde n'en est pas ravi, surtout quand l'eau gagne le " +
      "champ voisin. C'est alors qu'on appelle Solène. Elle travaille pour le parc naturel, et elle passe une partie " +
      "de l'hiver à entourer des troncs de grillage, ou à glisser un tuyau dans un barrage, pour que le niveau " +
      "baisse sans que le constructeur s'en offense. Monsieur Garnier, qui avait perdu 9 jeunes peupliers, " +
      'l\'attendait de pied ferme. "Venez donc ce soir", lui a-t-elle proposé, "vous pourrez vous plaindre ' +
      'directement à lui." Ils se sont assis derrière un buisson et ils se sont tus. La nuit tombait à peine quand ' +
      "une tête brune a tracé un long pli sur l'eau, suivie d'une autre, plus petite. Le jeune traînait une branche " +
      "trois fois plus longue que lui. Il s'est coincé entre deux pierres, a reculé, a recommencé. Monsieur Garnier " +
      "n'a rien dit de ce qu'il avait préparé. Le lendemain, il a acheté du grillage pour tous ses arbres, sauf un, " +
      "le plus tordu, juste au bord.",
  },
];
