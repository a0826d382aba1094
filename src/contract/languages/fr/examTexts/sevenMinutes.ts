import type { ExamText } from "../../LanguageEntry";

/** French texts for norms of seven minutes. */
export const sevenMinutes: readonly ExamText[] = [
  {
    slug: "exam-fr-7-le-canal-du-midi",
    title: "Le canal du Midi",
    body:
      "Pour aller de Toulouse à la Méditerranée en bateau, il suffit de suivre une ligne d'eau d'environ 240 " +
      "kilomètres, bordée de grands arbres. Ce canal a été creusé sous Louis XIV, à la pelle et à la pioche, par " +
      "des milliers d'ouvriers et d'ouvrières. L'homme qui en avait eu l'idée s'appelait Pierre-Paul Riquet. Il " +
      "n'était pas ingénieur: il collectait un impôt sur le sel. Son vrai problème n'était pas de creuser, mais de " +
      "trouver de l'eau. Entre l'Atlantique et la Méditerranée, il y a une bosse, et un canal qui monte et qui " +
      "descend se vide à chaque passage de bateau. Où prendre de quoi le remplir, même en été, quand les rivières " +
      "sont basses? La réponse se trouvait dans la Montagne Noire. Des rigoles y recueillent l'eau des ruisseaux, " +
      "un grand lac artificiel la garde en réserve, puis elle coule doucement jusqu'au point le plus haut, le seuil " +
      "de Naurouze. De là, une partie s'en va vers l'ouest et l'autre vers l'est. Riquet est mort en 1680, quelques " +
      "mois avant l'ouverture, et n'a donc jamais vu passer le premier bateau. Aujourd'hui, les péniches de " +
      "marchandises ont disparu. Ce sont des vacanciers qui tiennent la barre, plus ou moins droit, et qui " +
      'découvrent les écluses. "La première fois, tout le monde crie", raconte une éclusière qui a vu passer ' +
      "beaucoup d'équipages. \"La dixième fois, on n'entend plus que l'eau.\" Elle conseille d'avancer lentement, de " +
      "préparer les cordes avant d'entrer et de ne jamais attacher le bateau trop court. Le soir, quand les portes " +
      "sont fermées, le canal redevient lisse. Une poule d'eau traverse, un cycliste passe sur le chemin, et rien " +
      "ne presse.",
  },
  {
    slug: "exam-fr-7-lire-une-carte",
    title: "Savoir lire une carte",
    body:
      "Sur la table de la cuisine, Lucie a déplié une carte de randonnée plus grande que la nappe. Demain, elle " +
      "part marcher avec deux amis, et c'est elle qui doit trouver le chemin. Le téléphone, dit son père, c'est " +
      "très bien, jusqu'au moment où il n'y a plus de batterie. Alors, par où commencer? D'abord par l'échelle. Sur " +
      "cette carte, 4 centimètres représentent 1 kilomètre, ce qui laisse assez de place pour dessiner les " +
      "sentiers, les sources et même certaines ruines. Ensuite viennent les courbes de niveau, ces fines lignes " +
      "brunes qui serpentent partout. Chacune relie des points situés à la même altitude. Quand elles sont serrées, " +
      "la pente est raide; quand elles sont écartées, on se promène. Lucie pose une ficelle sur le sentier, la tend " +
      "entre ses doigts, puis la mesure avec une règle: 46 centimètres, donc un peu plus de onze kilomètres. Sur le " +
      "plat, cela ferait trois heures de marche. Mais il y a aussi la montée, et son père ajoute une heure, sans " +
      'compter la pause de midi. "Et si on se trompe?" demande-t-elle. "Alors vous reviendrez au dernier endroit ' +
      'dont vous étiez sûrs", répond-il. "Ceux qui se perdent vraiment sont ceux qui continuent." Le lendemain, au ' +
      "premier carrefour, deux chemins partent dans la forêt et aucun panneau ne les distingue. Lucie tourne la " +
      "carte pour que le nord du papier regarde le nord du paysage. La rivière doit être à gauche, la ferme " +
      "derrière, et la crête en face. Tout est à sa place. Ils prennent le chemin de droite, celui qui monte, et " +
      "une heure plus tard ils trouvent la source, juste là où une minuscule goutte bleue l'avait promise.",
  },
  {
    slug: "exam-fr-7-les-hirondelles",
    title: "Le retour des hirondelles",
    body:
      "Chaque printemps, dans l'étable de la famille Morel, on laisse une fenêtre ouverte, même quand les matins " +
      "sont encore froids. Ce n'est pas pour les vaches, c'est pour les hirondelles. Une hirondelle rustique pèse " +
      "une vingtaine de grammes, à peine le poids d'une lettre, et pourtant elle passe l'hiver en Afrique, de " +
      "l'autre côté du Sahara. Pour revenir, elle parcourt plusieurs milliers de kilomètres, en chassant des " +
      "insectes au vol. Comment retrouve-t-elle sa route? Les scientifiques pensent que les oiseaux migrateurs se " +
      "servent du soleil, des étoiles et du champ magnétique de la Terre, mais ils sont loin d'avoir tout compris. " +
      "Ce qui est sûr, c'est qu'une hirondelle revient volontiers là où elle a déjà niché. Dans l'étable, il y a 7 " +
      "nids, collés contre les poutres. Chacun est fait de boue, mêlée de brins d'herbe, que les oiseaux apportent " +
      "dans leur bec, une boulette après l'autre. Il leur en faut des centaines. Lorsque le nid de l'année passée " +
      "tient encore, ils se contentent de le réparer, ce qui leur fait gagner plusieurs jours. Madame Morel note la " +
      "date de la première arrivée sur la porte, avec un crayon de charpentier. La plus ancienne remonte à 1958 et " +
      "elle est de la main de son grand-père. \"Il disait que l'hiver était fini quand il fallait balayer sous la " +
      'poutre", se souvient-elle. Cette année, les premières sont apparues un soir de pluie, fatiguées, serrées les ' +
      "unes contre les autres sur un fil. Le lendemain, elles volaient déjà au ras de la mare. Les vaches, elles, " +
      "n'ont pas levé la tête. Elles ont pourtant tout à y gagner, car une famille d'hirondelles mange énormément " +
      "de mouches.",
  },
  {
    slug: "exam-fr-7-avant-le-jour",
    title: "Avant le jour",
    body:
      "Le réveil de Samir sonne à 3 heures du matin, à l'heure où la plupart des gens commencent leur deuxième " +
      "sommeil. Il est boulanger, ou plutôt il est en train de le devenir: son apprentissage dure deux ans, et il " +
      "en a déjà fait la moitié. Dans le fournil, la patronne a allumé la radio tout bas. Elle pèse la farine, " +
      "l'eau, le sel et la levure, car une pâte réussie commence toujours sur la balance. Que peut-on apprendre " +
      "avec seulement quatre ingrédients? Beaucoup de choses, répond Samir, et d'abord la patience. Une pâte qui " +
      "lève trop vite n'a pas de goût; une pâte qui attend trop longtemps retombe. La température compte aussi: en " +
      "été, on ajoute de l'eau bien froide, et en hiver, de l'eau tiède. Il a fallu des semaines avant que ses " +
      "baguettes se ressemblent. Avec une lame très fine, il donne cinq coups rapides sur chacune, en biais, pour " +
      "que la croûte s'ouvre où il le souhaite. Puis il les pousse dans le four, à 250 degrés environ, avec un peu " +
      "de vapeur pour les faire briller. Vers six heures, les premières sortent, et elles craquent doucement en " +
      'refroidissant. "Il faut surtout écouter", dit la patronne. "Un pain bien cuit chante, et quand on tape ' +
      'dessous, il sonne creux." Le premier client est un chauffeur de bus qui prend toujours la même chose et qui ' +
      "paie toujours avec la monnaie exacte. Ensuite viennent les élèves du lycée, les gens qui courent vers la " +
      "gare, et une vieille dame qui demande une demi-baguette pas trop cuite. Quand Samir rentre chez lui, le " +
      "soleil est déjà haut. Il ferme les volets, règle son réveil, et s'endort avec de la farine dans les cheveux.",
  },
  {
    slug: "exam-fr-7-les-ruches-sur-le-toit",
    title: "Les ruches sur le toit",
    body:
      "Au-dessus du sixième étage, derrière les cheminées, bourdonne un immeuble dans l'immeuble. Nadia y a installé " +
      "deux ruches en 2018, avec l'accord des voisins, et elle monte les voir chaque dimanche, protégée par un voile " +
      "et des gants. Le plus important, dit-elle, c'est de ne rien faire vite. Elle souffle un peu de fumée, soulève " +
      "le couvercle et sort un cadre, lourd et couvert d'abeilles. Combien sont-elles? En été, une belle colonie en " +
      "compte plusieurs dizaines de milliers, presque toutes des ouvrières. Chacune change de métier en " +
      "vieillissant: elle nettoie d'abord les cellules, puis elle nourrit les larves, elle bâtit, elle garde " +
      "l'entrée, et enfin elle va chercher du nectar et du pollen. Une ouvrière née au printemps ne vit que quelques " +
      "semaines, tandis que la reine peut vivre plusieurs années. Quand une abeille a découvert un bel arbre en " +
      "fleurs, elle le raconte en dansant. Sa danse indique aux autres la direction et la distance, et c'est un " +
      "savant autrichien qui a déchiffré ce langage. En ville, les fleurs ne manquent pas autant qu'on le croit: il " +
      "y a les tilleuls des avenues, le trèfle des parcs, le lierre des vieux murs. Le nectar rapporté contient " +
      "beaucoup trop d'eau pour se garder. Alors les abeilles se le passent l'une à l'autre, le déposent dans les " +
      "cellules et battent des ailes jusqu'à ce qu'il soit assez épais. Ensuite, elles ferment chaque cellule d'un " +
      "bouchon de cire. L'an dernier, Nadia a récolté 22 kilos de miel, sans tout prendre, car il faut des réserves " +
      'pour l\'hiver. Elle a posé un pot devant chaque porte. "Vos abeilles ont goûté à ma lavande", lui a dit la ' +
      'dame du premier. "Elles ont bien fait, je ne la savais pas si bonne."',
  },
  {
    slug: "exam-fr-7-une-bande-dessinee-de-laine",
    title: "Une bande dessinée de laine",
    body:
      "La plus célèbre broderie de Normandie n'est qu'une longue bande de toile, que l'on garde à l'abri du grand " +
      "jour. Elle mesure près de 70 mètres de long, pour une hauteur d'environ 50 centimètres. On l'appelle la " +
      "tapisserie de Bayeux, et le nom est trompeur: les images n'ont pas été tissées, elles ont été brodées, avec " +
      "des fils de laine, sur du lin. Que raconte-t-elle, depuis plus de neuf siècles? Une histoire de rois. Quand " +
      "le vieux roi d'Angleterre meurt sans enfant, deux hommes pensent avoir droit à sa couronne. Harold, un grand " +
      "seigneur du pays, se fait sacrer le premier. De l'autre côté de la mer, Guillaume, duc de Normandie, " +
      "construit une flotte. On voit les arbres tomber, les navires glisser vers l'eau, les chevaux embarquer, les " +
      "cuisiniers préparer un repas. Une étoile à longue queue passe au bord du dessin: c'est la comète de Halley, " +
      "qui s'est vraiment montrée cette année-là. Vient enfin la bataille, près de Hastings, en octobre 1066, où " +
      "Guillaume gagne son surnom de Conquérant. La suite manque, car la fin de la toile est perdue. Personne ne " +
      "sait avec certitude qui a dessiné ces scènes, ni quelles mains ont tenu l'aiguille. Elles n'avaient que " +
      "quelques couleurs de fil, et elles en ont tiré un joli parti: un cheval peut avoir deux pattes bleues et deux " +
      "pattes jaunes, et l'on comprend ainsi lesquelles sont devant et lesquelles sont derrière. \"Regardez aussi " +
      'les bordures", conseille une guide à sa classe. En haut et en bas courent des lions, des oiseaux, des renards ' +
      "de fable, qui se moquent bien de la politique. Un garçon du dernier rang lève la main. D'après lui, c'est une " +
      "bande dessinée, et il ne lui manque que les bulles.",
  },
  {
    slug: "exam-fr-7-le-petit-train-jaune",
    title: "Le petit train jaune",
    body:
      "Il est jaune et rouge, il ne va pas vite, et tout le monde, dans la vallée, le reconnaît au bruit. De " +
      "Villefranche-de-Conflent à Latour-de-Carol, dans les Pyrénées, ce petit train électrique parcourt 63 " +
      "kilomètres de virages, de tunnels et de ponts. La ligne a été ouverte par étapes à partir de 1910. Pourquoi " +
      "s'était-on donné tant de mal? Parce que, là-haut, les villages du plateau vivaient loin de tout, et que la " +
      "neige rendait souvent la route difficile. Comme la pente est forte, on a choisi dès le début l'électricité, " +
      "produite par l'eau de la montagne. Le courant n'arrive pas par un fil, au-dessus des voitures, mais par un " +
      "troisième rail, posé à côté des deux autres. Il est donc interdit, et fort dangereux, de marcher sur la voie. " +
      "Deux ouvrages font la fierté des habitants: un viaduc de pierre, haut et mince, et un pont suspendu, ce qui " +
      "est très rare pour un chemin de fer. Plus loin encore, à près de 1600 mètres d'altitude, se trouve Bolquère, " +
      "la plus haute gare du réseau national. En été, certains voyageurs montent dans une voiture sans toit, et ils " +
      "découvrent que le soleil des montagnes chauffe, mais que les tunnels rafraîchissent. Madame Vidal, elle, " +
      "préfère s'asseoir à l'intérieur, avec son panier sur les genoux. Petite, elle prenait ce train pour aller " +
      'chez sa grand-mère; à présent, elle le prend pour aller chez sa petite-fille. "C\'est la même ligne", ' +
      'remarque-t-elle, "il n\'y a que moi qui ai changé de bout." Une dame qui descend à la halte suivante a ' +
      "prévenu le contrôleur, car le train ne s'y arrête que si on le demande. Elle salue, traverse un pré, et le " +
      "train repart en grinçant vers le prochain tunnel.",
  },
  {
    slug: "exam-fr-7-six-points-sous-le-doigt",
    title: "Six points sous le doigt",
    body:
      "Dans l'atelier d'un bourrelier, à Coupvray, un enfant de trois ans joue avec un outil pointu. L'outil dérape, " +
      "l'enfant se blesse, l'infection gagne, et bientôt il ne voit plus du tout. Nous sommes au début du " +
      "dix-neuvième siècle, et il s'appelle Louis Braille. Ses parents l'envoient quand même à l'école du village, " +
      "où il apprend en écoutant les autres. Quand il a dix ans, il obtient une place à Paris, dans une école pour " +
      "jeunes aveugles. On y lit dans des livres énormes, dont les lettres ordinaires sont imprimées en relief. Les " +
      "reconnaître une à une prend un temps infini, et les tracer soi-même est presque impossible. Comment faire " +
      "mieux? Un ancien officier, Charles Barbier, a imaginé des signes faits de points, que l'on peut sentir dans " +
      "le noir. L'idée est bonne, mais ces signes sont trop grands pour un seul doigt. Braille les simplifie, " +
      "essaie, se trompe et recommence. Il ne garde que six points, rangés en deux colonnes de trois, qui donnent 63 " +
      "combinaisons. Cela suffit pour les lettres, les accents, la ponctuation, les chiffres et même les notes, ce " +
      "qui compte beaucoup pour lui, car il joue de l'orgue. Il a vingt ans lorsque paraît, en 1829, le livre qui " +
      "explique sa méthode. Il faudra encore bien des années avant qu'elle soit acceptée partout. De nos jours, on " +
      "trouve ses points sur des boîtes de médicaments et sur les boutons des ascenseurs. Dans celui de la mairie, " +
      "Hugo s'amuse à les suivre avec l'index. Sa tante, qui est aveugle, lui a appris à lire les étages, et il se " +
      'trompe encore entre le quatre et le six. "Tu t\'entraînes en plein jour", lui dit-elle en souriant, "moi, à ' +
      "ton âge, je lisais la nuit, sous les draps, et personne ne pouvait m'éteindre la lampe.\"",
  },
  {
    slug: "exam-fr-7-le-grand-bassin",
    title: "Le grand bassin",
    body:
      "Rien ne paraît plus vaste qu'une piscine presque vide, à 7 heures du soir, quand on a 54 ans et qu'on n'a " +
      "jamais appris à nager. Bernard a plié sa serviette en quatre, pour gagner du temps, puis il a rejoint les " +
      "huit autres élèves au bord du petit bain. Il y a là une infirmière, un couple de retraités, un étudiant très " +
      "grand qui a pied partout. Le maître nageur s'appelle Youssef, et il ne leur demande pas de nager. Que veut-il " +
      "donc? Qu'ils mettent le visage dans l'eau et qu'ils soufflent, rien de plus. Cela fait des bulles et beaucoup " +
      "de rires. La deuxième fois, ils apprennent à flotter sur le dos, les oreilles sous la surface, les bras " +
      "écartés. Le corps sait le faire, explique Youssef, c'est la tête qui n'y croit pas: dès qu'on se raidit, les " +
      "jambes descendent, et dès qu'on respire calmement, elles remontent. Bernard regarde le plafond, compte les " +
      "néons, et s'aperçoit soudain que personne ne le tient plus. Ensuite viennent les battements de jambes, avec " +
      "une planche, puis les bras, puis le plus difficile, qui est de tout faire ensemble et de penser à respirer. " +
      "Certains soirs, il avale de l'eau et voudrait rentrer chez lui. L'infirmière lui avoue alors qu'elle a pleuré " +
      "la première fois, dans le vestiaire, et qu'elle est revenue malgré tout. En mars, il traverse la largeur du " +
      'bassin. En mai, il fait 25 mètres, en zigzag, mais sans poser le pied. "Maintenant, vous savez nager", ' +
      "déclare Youssef, \"le reste, c'est de la promenade.\" Au mois d'août, Bernard est assis sur une plage, à côté " +
      "de son petit-fils, qui hésite devant les vagues. Il ne lui dit pas que c'est facile. Il lui prend la main, " +
      "ils entrent dans l'eau jusqu'à la taille, et ils commencent par faire des bulles.",
  },
  {
    slug: "exam-fr-7-dans-la-chambre-noire",
    title: "Dans la chambre noire",
    body:
      "Il faut d'abord boucher le trou de la serrure, puis la fente sous la porte. Ensuite Anaïs éteint, attend que " +
      "ses yeux s'habituent, et allume une petite ampoule rouge. Dans cette ancienne salle de bains, son oncle lui " +
      "apprend à tirer des photographies comme on le faisait avant le numérique. Pourquoi du rouge? Parce que le " +
      "papier en noir et blanc ne voit presque pas cette couleur, alors que la lumière du jour le gâcherait " +
      "aussitôt. Il contient des sels d'argent, qui se transforment quand ils sont éclairés. On projette le négatif " +
      "sur la feuille pendant quelques secondes, et il ne se passe rien: le papier reste blanc. L'image y est " +
      "pourtant déjà, mais elle dort. C'est dans le premier bain, le révélateur, qu'elle se réveille. Une tache " +
      "grise apparaît, puis une autre, puis deux yeux, et soudain quelqu'un vous regarde. Le deuxième bain arrête " +
      "tout, et le troisième fixe l'image pour qu'elle supporte la lumière. Après quoi il faut la laver longtemps, " +
      "et la suspendre à un fil. Les débuts ont été bien plus lents. Vers 1827, en Bourgogne, Nicéphore Niépce " +
      "laissa une plaque pendant de longues heures devant sa fenêtre, pour obtenir une vue à peine lisible de " +
      "quelques toits. En 1839, le procédé de Louis Daguerre fut présenté à Paris, et l'on s'émerveilla de ses " +
      "détails. Sur ces anciennes vues, les rues semblent vides, car les passants allaient trop vite pour laisser " +
      "une trace. Anaïs sort sa feuille de l'eau. C'est sa grand-mère à vingt ans, sur un vélo, d'après un négatif " +
      'oublié dans une boîte à chaussures. Un coin est flou, la main aussi. "On recommence?" demande l\'oncle. ' +
      '"Non", dit-elle, "elle nous fait signe, et c\'est justement pour cela qu\'elle a bougé."',
  },
];
