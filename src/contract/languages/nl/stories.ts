import type { Story } from "../../../engine/lessons/Course";

/** Written for Typeloop and released into the public domain under CC0-1.0. */
export const stories: readonly Story[] = [
  {
    id: "nl-museum",
    title: "Een nacht in het museum",
    scenes: [
      {
        id: "start",
        text: "Je wordt wakker achter een grote vaas. De schoolreis is voorbij en het museum is dicht. In het donker tikt er iets.",
        choices: [
          { text: "Volg het zachte getik.", to: "gang" },
          { text: "Zoek de lichtknop.", to: "licht" },
        ],
      },
      {
        id: "gang",
        text: "Je sluipt door een lange gang. Het getik komt van een ridder. Hij heeft jeuk op zijn rug en kan er niet bij.",
        choices: [
          { text: "Krab de ridder op zijn rug.", to: "ridder" },
          { text: "Ren door naar de dino's.", to: "dino" },
        ],
      },
      {
        id: "licht",
        text: "Klik! Het licht gaat aan en alle schilderijen knipperen. Een dame in een lijst zucht dat ze net zo lekker sliep.",
        choices: [
          { text: "Zeg netjes sorry tegen haar.", to: "dame" },
          { text: "Loop gauw naar de dino's.", to: "dino" },
        ],
      },
      {
        id: "ridder",
        text: "De ridder lacht van geluk. Als dank geeft hij je een roestige sleutel. Die past op een deurtje, helemaal boven.",
        choices: [
          { text: "Ga de trap op naar de zolder.", to: "zolder" },
          { text: "Kijk eerst even in de keuken.", to: "keuken" },
        ],
      },
      {
        id: "dino",
        text: "Het skelet van de dino kwispelt met zijn staart. Hij wil spelen en heeft een bot in zijn bek. Eentje van hemzelf!",
        choices: [
          { text: "Gooi het bot de zoldertrap op.", to: "zolder" },
          { text: "Breng hem naar de keuken.", to: "keuken" },
        ],
      },
      {
        id: "dame",
        text: "De dame vindt het niet erg. Ze is wel haar hoed kwijt. Die waaide vannacht naar de zolder, of naar de keuken.",
        choices: [
          { text: "Zoek de hoed op zolder.", to: "zolder" },
          { text: "Begin maar in de keuken.", to: "keuken" },
        ],
      },
      {
        id: "zolder",
        text: "Op zolder staat een kist vol hoeden, kaarten en sterren van papier. Achterin zie je een klein deurtje.",
        choices: [
          { text: "Open het kleine deurtje.", to: "dak" },
          { text: "Sluip achter de muziek aan.", to: "feest" },
        ],
      },
      {
        id: "keuken",
        text: "In de keuken zit de nachtwaker met zijn hondje. Hij schrikt van je, maar schuift dan een stoel voor je bij.",
        choices: [
          { text: "Blijf gezellig zitten.", to: "thee" },
          { text: "Maak een rondje met hem.", to: "feest" },
        ],
      },
      {
        id: "feest",
        text: "Opeens klinkt er muziek. In de grote zaal dansen alle beelden, en er is nog een plekje vrij in de kring.",
        choices: [
          { text: "Dans mee tot de zon opkomt.", to: "dansen" },
          { text: "Sla liever op de trommel.", to: "trommel" },
        ],
      },
      {
        id: "dak",
        text: "Achter het deurtje is het dak. Je ziet de hele stad slapen. En kijk, daar fietst je vader. Hij zwaait naar je!",
        ending: "Op het dak",
      },
      {
        id: "thee",
        text: "Jullie drinken thee met drie klontjes. De nachtwaker belt je ouders, en jij mag zijn pet houden. Voor altijd!",
        ending: "De pet van de nachtwaker",
      },
      {
        id: "dansen",
        text: "Je danst met een ridder, een dino en een dame. De volgende ochtend gelooft de juf er helemaal niets van.",
        ending: "De laatste dans",
      },
      {
        id: "trommel",
        text: "Jij slaat de maat en iedereen danst. Sinds die nacht hangt er een bordje bij de trommel, met jouw naam erop.",
        ending: "De beroemde trommel",
      },
    ],
  },
  {
    id: "nl-papegaai",
    title: "Het eiland van de papegaai",
    scenes: [
      {
        id: "start",
        text: "Op het strand vind je een fles met een kaart erin. Er staat een kruis op, en een papegaai kijkt met je mee.",
        choices: [
          { text: "Vraag de papegaai om hulp.", to: "papegaai" },
          { text: "Stap in het oude bootje.", to: "boot" },
        ],
      },
      {
        id: "papegaai",
        text: "De papegaai heet Kapitein Koekje. Hij weet de weg, maar wil eerst iets lekkers. Een stuk banaan is ook goed.",
        choices: [
          { text: "Loop met hem langs het strand.", to: "schildpad" },
          { text: "Vaar samen naar de rots.", to: "rots" },
        ],
      },
      {
        id: "boot",
        text: "Het bootje schommelt op de hoge golven. Links ligt een rots met een vlag, rechts een pikdonkere grot.",
        choices: [
          { text: "Roei naar de rots met de vlag.", to: "rots" },
          { text: "Duik de donkere grot in.", to: "grot" },
        ],
      },
      {
        id: "schildpad",
        text: "Een oude schildpad slaapt midden op het pad. Op haar schild staat dezelfde kaart, alleen veel groter.",
        choices: [
          { text: "Stap om haar heen, het bos in.", to: "waterval" },
          { text: "Maak haar zachtjes wakker.", to: "hut" },
        ],
      },
      {
        id: "rots",
        text: "Op de rots woont een krab met een verrekijker. Hij ziet alles, behalve zijn eigen neus. Waar wil je heen?",
        choices: [
          { text: "Ga naar de waterval.", to: "waterval" },
          { text: "Kies het scheve huisje.", to: "hut" },
        ],
      },
      {
        id: "grot",
        text: "In de grot gloeien de muren groen. Het zijn slakken met een lampje! Ze wijzen je twee kanten op.",
        choices: [
          { text: "Volg het geluid van water.", to: "waterval" },
          { text: "Ruik je soep? Ga die kant op.", to: "hut" },
        ],
      },
      {
        id: "waterval",
        text: "De waterval dondert naar beneden. Achter het water glinstert iets, en bovenaan klinkt vrolijke muziek.",
        choices: [
          { text: "Duik er dwars doorheen.", to: "schat" },
          { text: "Klim omhoog naar de muziek.", to: "piraten" },
        ],
      },
      {
        id: "hut",
        text: "In een scheef huisje roert een vrouw in een pan. Zij tekende de kaart, voor iedereen die honger heeft.",
        choices: [
          { text: "Eet een bord soep mee.", to: "soep" },
          { text: "Breng de soep naar de band.", to: "piraten" },
        ],
      },
      {
        id: "piraten",
        text: "Boven op de berg oefent een band van piraten. De zanger is hees, en over een uur begint het feest.",
        choices: [
          { text: "Zing het lied dan zelf.", to: "zingen" },
          { text: "Laat de papegaai zingen.", to: "hoogste" },
        ],
      },
      {
        id: "schat",
        text: "Achter het water staat een kist vol glimmende schelpen. Je kiest de mooiste. De rest is voor wie na jou komt.",
        ending: "De kist vol schelpen",
      },
      {
        id: "soep",
        text: "Het is de lekkerste soep van de zeven zeeën. Je krijgt het recept mee, en dat is meer waard dan goud.",
        ending: "Het geheime recept",
      },
      {
        id: "zingen",
        text: "Je zingt zo hard dat de golven meedeinen. De piraten maken je kapitein, tenminste tot het avondeten.",
        ending: "Kapitein voor een dag",
      },
      {
        id: "hoogste",
        text: "De papegaai zingt de hoogste noot ooit. Alle kokosnoten vallen uit de bomen, dus er is drinken genoeg.",
        ending: "De hoogste noot",
      },
    ],
  },
];
