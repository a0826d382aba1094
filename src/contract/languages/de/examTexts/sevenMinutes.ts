import type { ExamText } from "../../LanguageEntry";

/** German texts for norms of seven minutes. */
export const sevenMinutes: readonly ExamText[] = [
  {
    slug: "exam-de-7-der-filter-aus-dem-schulheft",
    title: "Der Filter aus dem Schulheft",
    body:
      "Im Jahr 1908 ärgerte sich in Dresden eine Frau über ihren Kaffee. Er schmeckte bitter, und am Boden jeder " +
      "Tasse blieb ein dunkler Rest zurück, der zwischen den Zähnen knirschte. Melitta Bentz war Hausfrau, hatte " +
      "zwei kleine Söhne und wenig Lust, sich damit abzufinden. Sie nahm einen Becher aus Messing, schlug mit " +
      "Hammer und Nagel Löcher in den Boden und suchte nach etwas, das die feinen Körner aufhält. Aber was lässt " +
      "das Wasser durch und den Kaffeesatz nicht? Die Antwort fand sie im Schulheft ihres Sohnes: ein Blatt " +
      "Löschpapier, mit dem man damals frische Tinte trocknete. Sie schnitt es rund, legte es in den Becher und " +
      "goss heißes Wasser über das Pulver. Was unten herauskam, war klar und mild. Noch im selben Jahr ließ sie " +
      "ihre Erfindung schützen und gründete mit ihrem Mann eine Firma. Das Startkapital betrug nach der " +
      "Überlieferung nicht einmal eine Mark, nämlich 73 Pfennig. Anfangs arbeitete die ganze Familie mit. Die Ware " +
      "wurde in der eigenen Wohnung verpackt, und die Söhne brachten die Kartons mit dem Handwagen zu den Kunden. " +
      "Auf Messen zeigte Melitta Bentz selbst, wie einfach das Brühen geworden war, und wer probierte, der kaufte " +
      "meistens auch. Später zog der Betrieb nach Minden um, wo er noch heute seinen Sitz hat. Die Form des Filters " +
      "änderte sich mit der Zeit: Aus dem runden Becher wurde ein Trichter, und aus dem runden Blatt die Tüte, die " +
      "jeder kennt. In einer Schule in Dresden lässt eine Lehrerin ihre Klasse den Versuch wiederholen, mit " +
      'Joghurtbechern und Küchenpapier. "Ihr sollt nichts Neues erfinden", sagt sie, "ihr sollt merken, wie wenig ' +
      'man dazu braucht." Am Ende duftet der ganze Flur nach Kaffee, und aus dem Lehrerzimmer kommen die ersten ' +
      "Neugierigen.",
  },
  {
    slug: "exam-de-7-der-igel-im-laubhaufen",
    title: "Der Igel im Laubhaufen",
    body:
      "Als Frau Krüger im Oktober das Laub zusammenharkt, schnauft es plötzlich unter dem Apfelbaum. Sie stellt die " +
      "Harke weg, geht in die Hocke und sieht eine spitze Nase, die sofort wieder verschwindet. Im Garten wohnt " +
      "also ein Igel. Was macht man jetzt mit so einem Gast? Am besten möglichst wenig. Igel sind Wildtiere und " +
      "kommen gut allein zurecht, solange sie Futter und ein Versteck finden. Sie fressen vor allem Käfer, Larven " +
      "und Regenwürmer, und sie sind in der Dämmerung und bei Nacht unterwegs. Ein erwachsenes Tier trägt mehrere " +
      "Tausend Stacheln, die nichts anderes sind als umgebildete Haare. Bei Gefahr zieht es einen kräftigen Muskel " +
      "zusammen, rollt sich ein und wartet ab. Gegen einen Fuchs hilft das oft, gegen ein Auto leider nicht. Vor " +
      "dem Winter wird es ernst. Sobald es kalt bleibt und kaum noch Insekten zu finden sind, baut sich der Igel " +
      "ein Nest aus Laub und schläft ein. Sein Herz schlägt dann nur noch wenige Male in der Minute, und die " +
      "Körpertemperatur sinkt von 35 Grad auf etwa 5 Grad. So spart er Kraft und lebt monatelang von seinem Fett. " +
      "Ein junges Tier sollte deshalb im November mindestens 500 Gramm wiegen. Frau Krüger lässt den Haufen liegen, " +
      'legt ein paar Zweige darüber und stellt eine flache Schale mit Wasser daneben. "Keine Milch", erklärt sie ' +
      'dem Jungen von nebenan, der durch den Zaun schaut, "davon wird ein Igel krank." Der Junge nickt und holt ' +
      "noch einen Arm voll Blätter. Den ganzen Winter über geht niemand an die Ecke heran, obwohl sie unordentlich " +
      "aussieht. Im April ist der Haufen eines Morgens auseinandergeschoben, die Schale ist leer, und quer über das " +
      "Beet führt eine Spur winziger Füße, bis zum Loch im Zaun.",
  },
  {
    slug: "exam-de-7-wenn-das-meer-weggeht",
    title: "Wenn das Meer weggeht",
    body:
      "Wer zum ersten Mal an die Nordsee fährt, erlebt manchmal eine Überraschung: Das Meer ist nicht da. Statt der " +
      "Wellen liegt vor dem Deich eine graue, glänzende Fläche, die bis zum Horizont reicht. Das ist das Watt. " +
      "Zweimal am Tag zieht sich das Wasser zurück, und zweimal kommt es wieder. Aber wer zieht da eigentlich? Vor " +
      "allem der Mond, der mit seiner Schwerkraft das Wasser der Ozeane bewegt, und ein wenig hilft auch die Sonne " +
      "mit. Von einem Hochwasser zum nächsten vergehen gut 12 Stunden, sodass die Zeiten jeden Tag ein Stück später " +
      "liegen. In jedem Ort an der Küste hängt darum ein Kalender mit den Gezeiten aus, und wer hinauswill, schaut " +
      "zuerst dort nach. Frau Petersen führt seit vielen Jahren Gruppen durch das Watt. Barfuß geht sie voran, " +
      "einen Stock in der Hand, einen Kompass in der Tasche. Der Boden sieht leer aus, doch das täuscht. Unter " +
      "jedem der kleinen Haufen, die wie Spaghetti aus Sand aussehen, lebt ein Wattwurm in seiner Röhre. Er frisst " +
      "Sand, verdaut, was daran klebt, und schiebt den Rest wieder nach oben. Muscheln filtern das Wasser, Krebse " +
      "laufen seitwärts davon, und Millionen Zugvögel machen hier Pause, um sich für die Reise satt zu fressen. " +
      'Seit 2009 gehört das Wattenmeer zum Weltnaturerbe. "Das Wichtigste ist der Rückweg", sagt Frau Petersen, als ' +
      "alle noch weitergehen möchten. Das Wasser steigt nämlich nicht wie in einer Badewanne. Es füllt zuerst die " +
      "Rinnen, auch die hinter dem Rücken, und schneidet so den Weg zum Ufer ab. Also kehrt die Gruppe um, mit " +
      "schlammigen Beinen und vollen Eimern, aus denen alles Lebendige vorher zurückgesetzt wurde. Eine Stunde " +
      "später liegen dort, wo sie gestanden haben, kleine Wellen.",
  },
  {
    slug: "exam-de-7-der-teig-im-glas",
    title: "Der Teig im Glas",
    body:
      "Bei Familie Yilmaz steht im Kühlschrank ein Einmachglas mit der Aufschrift Bruno. Darin ist kein Pudding und " +
      "keine Suppe, sondern ein Sauerteig, den Elif vor drei Jahren angesetzt hat. Damals war ihr langweilig, und " +
      "im Regal fand sie nur Mehl. Mehr braucht es auch nicht. Man rührt Mehl und Wasser zu einem Brei, lässt ihn " +
      "warm stehen und gibt jeden Tag von beidem etwas dazu. Nach kurzer Zeit steigen Blasen auf, und der Brei " +
      "riecht nach Apfel oder nach Essig. Woher kommt das? Auf dem Getreide sitzen von Natur aus Hefen und " +
      "Bakterien. Sie ernähren sich vom Mehl, vermehren sich und bilden dabei Säuren und ein Gas, das den Teig " +
      "lockert. Am Freitagabend holt Elif das Glas heraus und füttert Bruno, wie sie es nennt. Am Samstag wiegt sie " +
      "500 Gramm Roggenmehl ab, dazu Wasser, Salz und einen großen Löffel aus dem Glas. Ein Rest bleibt immer " +
      "zurück, sonst gäbe es beim nächsten Mal nichts, womit man anfangen könnte. Der Teig klebt an den Fingern, an " +
      "der Schüssel und einmal sogar an der Katze. Dann muss er ruhen, und zwar viel länger, als es einem lieb ist. " +
      'Erst nach vielen Stunden kommt er in den Ofen, zuerst bei 250 Grad, danach bei weniger Hitze. "Ein gutes ' +
      'Brot erkennt man am Klopfen", sagt ihr Großvater, der früher in einer Bäckerei gearbeitet hat. Klingt es ' +
      "hohl, so ist es fertig; klingt es dumpf, so muss es noch einmal hinein. Anschneiden darf man es leider erst, " +
      "wenn es abgekühlt ist, und das fällt allen am schwersten. Inzwischen hat Bruno Verwandte in der halben " +
      "Straße, denn jeder, der fragt, bekommt ein Glas mit auf den Weg. Nur der Name ist nicht überall derselbe: " +
      "Beim Nachbarn heißt er Herr Schmidt und wird gesiezt.",
  },
];
