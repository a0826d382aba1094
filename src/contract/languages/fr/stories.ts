import type { Story } from "../../../engine/lessons/Course";

/** Written for Typeloop and released into the public domain under CC0-1.0. */
export const stories: readonly Story[] = [
  {
    id: "fr-musee",
    title: "Une nuit au musée",
    scenes: [
      {
        id: "start",
        text: "Tu te réveilles derrière un grand vase. La sortie est finie, le musée est fermé. Dans le noir, quelque chose tapote.",
        choices: [
          { text: "Suis le petit bruit.", to: "couloir" },
          { text: "Cherche la lumière.", to: "lumiere" },
        ],
      },
      {
        id: "couloir",
        text: "Tu avances dans un long couloir. Le bruit vient d'un chevalier. Son dos le démange, mais son bras est trop court.",
        choices: [
          { text: "Gratte le dos du chevalier.", to: "chevalier" },
          { text: "File chez les dinosaures.", to: "dino" },
        ],
      },
      {
        id: "lumiere",
        text: "Clic! La lumière s'allume et tous les tableaux clignent des yeux. Une dame soupire, car elle dormait si bien.",
        choices: [
          { text: "Demande pardon à la dame.", to: "dame" },
          { text: "Cours chez les dinosaures.", to: "dino" },
        ],
      },
      {
        id: "chevalier",
        text: "Le chevalier rit de bonheur. Pour te remercier, il te donne une clé rouillée. Elle ouvre une porte, tout en haut.",
        choices: [
          { text: "Monte vite au grenier.", to: "grenier" },
          { text: "Passe d'abord à la cuisine.", to: "cuisine" },
        ],
      },
      {
        id: "dino",
        text: "Le squelette du dinosaure remue la queue. Il veut jouer et tient un os dans sa gueule. C'est un os à lui!",
        choices: [
          { text: "Lance l'os vers le grenier.", to: "grenier" },
          { text: "Emmène le dino à la cuisine.", to: "cuisine" },
        ],
      },
      {
        id: "dame",
        text: "La dame te pardonne. Mais son chapeau s'est envolé cette nuit, vers le grenier ou vers la cuisine.",
        choices: [
          { text: "Va voir au grenier.", to: "grenier" },
          { text: "Regarde dans la cuisine.", to: "cuisine" },
        ],
      },
      {
        id: "grenier",
        text: "Le grenier est plein de chapeaux, de cartes et d'étoiles en papier. Au fond, tu vois une toute petite porte.",
        choices: [
          { text: "Ouvre la petite porte.", to: "toit" },
          { text: "Descends vers la musique.", to: "bal" },
        ],
      },
      {
        id: "cuisine",
        text: "Dans la cuisine, le gardien de nuit mange avec son petit chien. Il sursaute, puis il te donne une chaise.",
        choices: [
          { text: "Prends place à table.", to: "the" },
          { text: "Fais une ronde avec le gardien.", to: "bal" },
        ],
      },
      {
        id: "bal",
        text: "Soudain, tu entends de la musique. Dans la grande salle, toutes les statues dansent, et il reste une place.",
        choices: [
          { text: "Danse jusqu'au matin.", to: "danse" },
          { text: "Joue plutôt du tambour.", to: "tambour" },
        ],
      },
      {
        id: "toit",
        text: "Derrière la porte, il y a le toit. Toute la ville dort. Mais voilà ton père à vélo, qui te fait de grands signes!",
        ending: "Sur le toit",
      },
      {
        id: "the",
        text: "Vous buvez du thé avec trois sucres. Le gardien appelle tes parents et te donne sa casquette. Pour toujours!",
        ending: "La casquette du gardien",
      },
      {
        id: "danse",
        text: "Tu danses avec un chevalier, un dinosaure et une dame. Le matin, ta maîtresse ne croit pas un mot de ton histoire.",
        ending: "La dernière danse",
      },
      {
        id: "tambour",
        text: "Tu marques le rythme et tout le monde danse. Depuis, une étiquette est collée près du tambour, avec ton nom dessus.",
        ending: "Le célèbre tambour",
      },
    ],
  },
  {
    id: "fr-perroquet",
    title: "L'île du perroquet",
    scenes: [
      {
        id: "start",
        text: "Sur la plage, tu trouves une bouteille avec une carte. Il y a une croix dessus, et un perroquet la regarde avec toi.",
        choices: [
          { text: "Demande au perroquet.", to: "perroquet" },
          { text: "Monte dans la barque.", to: "barque" },
        ],
      },
      {
        id: "perroquet",
        text: "Le perroquet s'appelle Capitaine Biscuit. Il connaît le chemin, mais il veut d'abord manger quelque chose de bon.",
        choices: [
          { text: "Longe la plage avec lui.", to: "tortue" },
          { text: "Pars en barque vers le rocher.", to: "rocher" },
        ],
      },
      {
        id: "barque",
        text: "La barque danse sur les vagues. D'un côté, il y a un rocher avec un drapeau, de l'autre une grotte toute noire.",
        choices: [
          { text: "Rame vers le rocher.", to: "rocher" },
          { text: "Entre dans la grotte.", to: "grotte" },
        ],
      },
      {
        id: "tortue",
        text: "Une vieille tortue dort sur le chemin. Sur sa carapace, il y a la même carte, mais en beaucoup plus grand.",
        choices: [
          { text: "Fais le tour par la forêt.", to: "cascade" },
          { text: "Réveille la tortue doucement.", to: "cabane" },
        ],
      },
      {
        id: "rocher",
        text: "Sur le rocher vit un crabe avec des jumelles. Il voit tout, sauf ses propres pinces. Il demande où tu veux aller.",
        choices: [
          { text: "Va vers la cascade.", to: "cascade" },
          { text: "Choisis la petite cabane.", to: "cabane" },
        ],
      },
      {
        id: "grotte",
        text: "Dans la grotte, les murs sont pleins de lumières vertes. Ce sont des escargots avec une petite lampe! Ils montrent deux chemins.",
        choices: [
          { text: "Suis le bruit de l'eau.", to: "cascade" },
          { text: "Marche vers l'odeur de soupe.", to: "cabane" },
        ],
      },
      {
        id: "cascade",
        text: "La cascade gronde comme le tonnerre. Derrière l'eau, quelque chose brille, et tout en haut on joue de la musique.",
        choices: [
          { text: "Plonge à travers l'eau.", to: "tresor" },
          { text: "Grimpe vers la musique.", to: "pirates" },
        ],
      },
      {
        id: "cabane",
        text: "Dans une cabane toute de travers, une dame remue sa soupe. C'est elle qui a dessiné la carte, pour ceux qui ont faim.",
        choices: [
          { text: "Goûte un bol de soupe.", to: "soupe" },
          { text: "Apporte la soupe aux musiciens.", to: "pirates" },
        ],
      },
      {
        id: "pirates",
        text: "En haut de la colline, des pirates répètent. Leur chanteur n'a plus de voix, et la fête commence dans une heure.",
        choices: [
          { text: "Chante à la place du chanteur.", to: "chant" },
          { text: "Laisse chanter le perroquet.", to: "note" },
        ],
      },
      {
        id: "tresor",
        text: "Derrière l'eau, tu trouves un coffre plein de coquillages. Tu en choisis un. Les autres sont pour les suivants.",
        ending: "Le coffre aux coquillages",
      },
      {
        id: "soupe",
        text: "C'est la meilleure soupe des sept mers. Tu repars avec la recette, et elle vaut bien plus que de l'or.",
        ending: "La recette secrète",
      },
      {
        id: "chant",
        text: "Tu chantes si fort que les vagues dansent. Les pirates te nomment capitaine, au moins jusqu'au dîner.",
        ending: "Capitaine d'un jour",
      },
      {
        id: "note",
        text: "Le perroquet chante la note la plus haute du monde. Les noix de coco tombent, et tout le monde a enfin à boire.",
        ending: "La note la plus haute",
      },
    ],
  },
];
