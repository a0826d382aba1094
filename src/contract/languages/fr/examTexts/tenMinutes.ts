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
];
