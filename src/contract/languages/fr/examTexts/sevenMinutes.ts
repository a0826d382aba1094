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
];
