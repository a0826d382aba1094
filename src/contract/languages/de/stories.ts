import type { Story } from "../../../engine/lessons/Course";

/** Written for Typeloop and released into the public domain under CC0-1.0. */
export const stories: readonly Story[] = [
  {
    id: "de-roboter",
    title: "Der Roboter im Schrank",
    scenes: [
      {
        id: "start",
        text: "Im Schrank der Turnhalle piept etwas. Es ist ein kleiner Roboter auf einem Rad. An ihm klebt ein Zettel mit deinem Namen.",
        choices: [
          { text: "Lies den Zettel laut vor.", to: "zettel" },
          { text: "Drück den roten Knopf.", to: "knopf" },
        ],
      },
      {
        id: "zettel",
        text: "Auf dem Zettel bittet dich der Roboter, sein Lied zu finden, bevor es klingelt. Er blinkt und rollt in den Flur.",
        choices: [
          { text: "Geh mit in den Musikraum.", to: "musik" },
          { text: "Sieh zuerst im Labor nach.", to: "labor" },
        ],
      },
      {
        id: "knopf",
        text: "Der Roboter dreht sich, spuckt eine Wolke Konfetti aus und sagt in neun Sprachen guten Morgen. Dann saust er davon!",
        choices: [
          { text: "Renn hinterher ins Labor.", to: "labor" },
          { text: "Such ihn in der Küche.", to: "kueche" },
        ],
      },
      {
        id: "musik",
        text: "Der Musikraum ist voller Trommeln. Der Roboter klopft auf eine und schüttelt den Kopf. Das ist nicht sein Lied.",
        choices: [
          { text: "Geh mit ihm zur Bühne.", to: "buehne" },
          { text: "Hol ein Liederbuch aus der Bücherei.", to: "buecherei" },
        ],
      },
      {
        id: "labor",
        text: "Im Labor summt ein Glas mit grünem Schleim. Der Roboter summt mit, aber der Schleim weiß nicht, wie es weitergeht.",
        choices: [
          { text: "Frag in der Bücherei nach.", to: "buecherei" },
          { text: "Versuch es auf der Bühne.", to: "buehne" },
        ],
      },
      {
        id: "kueche",
        text: "Der Roboter steht in der Küche und rührt mit seinem Rad Pfannkuchenteig. Tanzen kann er auch, sagt die Köchin und lacht.",
        choices: [
          { text: "Bring den Tänzer zur Bühne.", to: "buehne" },
          { text: "Trag Pfannkuchen in die Bücherei.", to: "buecherei" },
        ],
      },
      {
        id: "buehne",
        text: "Auf der Bühne wartet die ganze Band. Einer fehlt noch, und in fünf Minuten klingelt es schon.",
        choices: [
          { text: "Spiel gleich in der Band mit.", to: "band" },
          { text: "Guck hinter den Vorhang.", to: "vorhang" },
        ],
      },
      {
        id: "buecherei",
        text: "Die Frau in der Bücherei kennt alle Lieder der Welt. Sie öffnet ein staubiges Buch, und eine Karte fällt heraus.",
        choices: [
          { text: "Pfeif die Noten auf der Karte.", to: "pfeifen" },
          { text: "Nimm die Karte mit zur Bühne.", to: "vorhang" },
        ],
      },
      {
        id: "vorhang",
        text: "Hinter dem Vorhang sitzt ein alter Roboter, doppelt so groß. Er wartet schon lange auf einen kleinen mit einem Rad.",
        choices: [
          { text: "Lass die beiden singen.", to: "singen" },
          { text: "Tanz, bis es klingelt.", to: "tanzen" },
        ],
      },
      {
        id: "band",
        text: "Du spielst, der Roboter piept, und alle stampfen mit. Das ist das Lied! Es steckte die ganze Zeit im Takt.",
        ending: "Das Lied im Takt",
      },
      {
        id: "pfeifen",
        text: "Du pfeifst sechs Töne. Der Roboter leuchtet in allen Farben, und die ganze Bücherei singt mit. Natürlich ganz leise.",
        ending: "Das leise Konzert",
      },
      {
        id: "singen",
        text: "Zwei Roboter singen zusammen, und sogar die Direktorin weint ein bisschen. Das Lied ist nämlich ein Schlaflied.",
        ending: "Das Schlaflied",
      },
      {
        id: "tanzen",
        text: "Ihr tanzt, und der Boden leuchtet. Es klingelt, aber niemand geht. An diesem Tag hört die Pause einfach nicht auf.",
        ending: "Die längste Pause",
      },
    ],
  },
  {
    id: "de-ziege",
    title: "Die Ziege im Nebel",
    scenes: [
      {
        id: "start",
        text: "Nebel zieht über den Berg, und deine Klasse ist weg. Eine Ziege mit Glocke kommt näher und starrt auf dein Brot.",
        choices: [
          { text: "Teil das Brot mit der Ziege.", to: "teilen" },
          { text: "Versteck das Brot und pfeif.", to: "echo" },
        ],
      },
      {
        id: "teilen",
        text: "Die Ziege kaut zufrieden und nickt zu einem schmalen Weg. Auf ihrem Halsband steht Gräfin. Sie kennt sich wohl aus.",
        choices: [
          { text: "Klettere der Gräfin nach.", to: "bruecke" },
          { text: "Warte in der trockenen Höhle.", to: "hoehle" },
        ],
      },
      {
        id: "echo",
        text: "Dein Pfiff kommt dreimal zurück. Aber das dritte Echo klingt anders. Es pfeift ein ganzes Lied!",
        choices: [
          { text: "Lauf zum seltsamen Echo.", to: "hoehle" },
          { text: "Hör unten am See genauer hin.", to: "see" },
        ],
      },
      {
        id: "bruecke",
        text: "Der Weg endet an einer Hängebrücke. In der Mitte sitzt eine Füchsin und liest. Sie möchte gern ein Rätsel hören.",
        choices: [
          { text: "Stell ihr dein bestes Rätsel.", to: "huette" },
          { text: "Biete ihr einen Keks an.", to: "turm" },
        ],
      },
      {
        id: "hoehle",
        text: "In der Höhle strickt ein Murmeltier einen zehn Meter langen Schal. Es hat sich auch verlaufen. Stricken beruhigt, sagt es.",
        choices: [
          { text: "Folge dem Schal bis ans Ende.", to: "turm" },
          { text: "Such mit ihm die alte Hütte.", to: "huette" },
        ],
      },
      {
        id: "see",
        text: "Auf dem See treibt ein Boot mit einer Laterne. Ein Frosch sitzt an den Rudern und nimmt dich umsonst mit.",
        choices: [
          { text: "Rudere mit ihm zum Turm.", to: "turm" },
          { text: "Fahr mit ihm zur alten Hütte.", to: "huette" },
        ],
      },
      {
        id: "huette",
        text: "Aus der alten Hütte steigt Rauch. Drinnen gibt es heißen Kakao. Auf einem Zettel steht, du sollst trinken und dann läuten.",
        choices: [
          { text: "Trink den Kakao am Feuer.", to: "kakao" },
          { text: "Läute draußen die Glocke.", to: "glocke" },
        ],
      },
      {
        id: "turm",
        text: "Der Turm schaut aus dem Nebel wie ein Löffel aus der Suppe. Tief unten hörst du deine Lehrerin zählen.",
        choices: [
          { text: "Rutsch den Fahnenmast hinunter.", to: "rutsche" },
          { text: "Läute oben die große Glocke.", to: "glocke" },
        ],
      },
      {
        id: "glocke",
        text: "Die Glocke dröhnt, und der Nebel fängt an zu zittern. Von überall kommen Tiere und wollen sehen, wer da läutet.",
        choices: [
          { text: "Lade alle zum Essen ein.", to: "picknick" },
          { text: "Bitte sie, den Nebel wegzupusten.", to: "pusten" },
        ],
      },
      {
        id: "rutsche",
        text: "Du landest im Heu, direkt neben deiner Klasse. Deine Lehrerin sagt zweiundzwanzig und schaut nicht einmal hoch.",
        ending: "Nummer zweiundzwanzig",
      },
      {
        id: "kakao",
        text: "Der Kakao schmeckt herrlich. Da geht die Tür auf, und deine Klasse kommt mit roten Nasen herein. Es reicht für alle.",
        ending: "Kakao für alle",
      },
      {
        id: "picknick",
        text: "Füchsin, Frosch, Murmeltier und Ziege teilen sich dein Essen. Als die Klasse kommt, trägt die Ziege schon deine Mütze.",
        ending: "Essen mit der Gräfin",
      },
      {
        id: "pusten",
        text: "Alle pusten auf einmal. Der Nebel rollt davon wie eine Decke, und tief unten winkt dir das ganze Tal zu.",
        ending: "Das große Pusten",
      },
    ],
  },
];
