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
  {
    slug: "exam-de-7-die-bahn-ueber-dem-fluss",
    title: "Die Bahn über dem Fluss",
    body:
      "In Wuppertal fährt die Bahn nicht auf der Straße und auch nicht darunter, sondern hoch darüber. Sie hängt an " +
      "einer Schiene, schaukelt in den Kurven ein wenig und folgt die meiste Zeit dem Fluss, nach dem die Stadt " +
      "benannt ist. Das Tal ist schmal, und schon im 19. Jahrhundert standen die Häuser und Fabriken so dicht, dass " +
      "für ein gewöhnliches Gleis kaum noch Platz war. Wohin also mit den Schienen? Der Ingenieur Eugen Langen " +
      "schlug vor, die Wagen einfach aufzuhängen. Seit 1901 fährt die Bahn, getragen von einem stählernen Gerüst, " +
      "das mit gespreizten Beinen über der Wupper steht. Auf gut 13 Kilometern gibt es 20 Haltestellen, und im Stau " +
      "hat hier noch niemand gesteckt. Berühmt wurde die Schwebebahn auch durch einen Fahrgast, der mehr wog als " +
      "alle anderen. Im Sommer 1950 ließ ein Zirkus zur Werbung eine junge Elefantenkuh mitfahren, die Tuffi hieß. " +
      "Das Schaukeln gefiel ihr gar nicht. Sie brach durch die Wand des Wagens, fiel in den Fluss und kam wie durch " +
      "ein Wunder mit ein paar Kratzern davon. Wer heute an der Stelle vorbeifährt, schaut unwillkürlich nach unten. " +
      "Frau Aydin, die seit elf Jahren in der Kabine sitzt, kennt alle Fragen, die man dazu stellen kann. Am " +
      "liebsten fährt sie im Morgengrauen, wenn Nebel über dem Wasser liegt und die Stationen eine nach der anderen " +
      'auftauchen. Einmal wollte ein kleiner Junge von ihr wissen, ob die Bahn herunterfallen könne. "Hast du zu ' +
      'Hause eine Lampe an der Decke?", fragte sie zurück. Der Junge nickte. "Siehst du, und die hat nur einen ' +
      'einzigen Haken." Er dachte kurz nach, setzte sich ans Fenster und winkte von da an jedem Reiher, der unten im ' +
      "flachen Wasser stand.",
  },
  {
    slug: "exam-de-7-buchstaben-aus-blei",
    title: "Buchstaben aus Blei",
    body:
      "In der alten Druckerei riecht es nach Öl, nach Papier und nach kaltem Metall. Herr Sommer zieht einen flachen " +
      "Kasten heraus, der in lauter kleine Fächer geteilt ist. In jedem liegt ein anderer Buchstabe, spiegelverkehrt " +
      "und aus einer Mischung gegossen, die zum größten Teil aus Blei besteht. Das e hat ein besonders großes Fach, " +
      "weil man es im Deutschen am häufigsten braucht, und für das q genügt eine Ecke. Woher weiß die Hand, wo was " +
      "liegt? Sie hat es gelernt, so wie die Finger eine Tastatur lernen, und nach einer Weile greift sie zu, ohne " +
      "dass man hinsieht. Um 1450 begann Johannes Gutenberg in Mainz, mit gegossenen Lettern zu drucken. Das Drucken " +
      "selbst war nicht neu, denn in Ostasien kannte man es schon lange. Gutenberg aber fand einen Weg, sehr viele " +
      "und sehr gleichmäßige Lettern herzustellen, die man zu Zeilen zusammensetzen und nach dem Druck wieder " +
      "auseinandernehmen konnte. Seine große Bibel hat auf fast allen Seiten zwei Spalten mit je 42 Zeilen. Bald " +
      "standen in vielen Städten Europas Pressen, und Bücher wurden mit der Zeit billiger. Heute setzt in dieser " +
      "Werkstatt eine Schulklasse ihren ersten Satz. Die Kinder halten einen Winkel aus Metall in der Hand, reihen " +
      "die Lettern von links nach rechts auf und stellen sie dabei auf den Kopf. Wer sich vergreift, kann nichts " +
      "löschen; er muss die ganze Zeile lockern. Dann färbt Herr Sommer den Satz ein, legt ein Blatt darauf und " +
      'zieht die Presse zu. "Jeder Buchstabe wiegt etwas", sagt er dabei, "deshalb überlegt man sich vorher, was man ' +
      'schreiben will." Auf dem Blatt steht groß und schwarz der Gruß der Klasse. Nur das n in der Mitte ist ein u ' +
      "geworden, und genau dieses Blatt wollen alle behalten.",
  },
  {
    slug: "exam-de-7-rast-im-flachen-wasser",
    title: "Rast im flachen Wasser",
    body:
      "Man hört sie lange, bevor man sie sieht. Über den Stoppelfeldern liegt noch Dunst, da ertönen hoch oben Rufe " +
      "wie von fernen Trompeten, und kurz darauf erscheint eine Linie am Himmel, dann eine zweite. Die Kraniche sind " +
      "unterwegs. Jeden Herbst sammeln sie sich zu Tausenden im Norden Deutschlands, fressen sich auf den " +
      "abgeernteten Äckern satt und ziehen weiter nach Frankreich und Spanien, manche bis nach Afrika. Ein " +
      "ausgewachsener Vogel ist etwa 120 Zentimeter hoch, seine Flügel messen ausgebreitet mehr als zwei Meter. " +
      "Trotzdem wiegt er selten mehr als 7 Kilogramm, denn viele Knochen sind hohl. Warum fliegen sie in einem Keil? " +
      "An den Spitzen der Flügel entstehen Wirbel, und wer schräg hinter dem Vordermann bleibt, bekommt dort ein " +
      "wenig Auftrieb geschenkt. Vorn ist es am anstrengendsten, deshalb wechselt die Spitze immer wieder. Die " +
      "Eltern führen ihre Jungen, die am braunen Kopf zu erkennen sind, auf der ersten Reise selbst. Am Abend suchen " +
      "die Vögel seichtes Wasser auf und schlafen darin im Stehen, häufig auf einem Bein. Kommt ein Fuchs, so verrät " +
      "ihn das Plätschern. Familie Richter hat sich am Rand der Wiese hinter eine Hecke gesetzt, mit Decken, " +
      "Ferngläsern und einer Kanne Tee. Näher darf man nicht heran, weil die Tiere sonst auffliegen und unnötig " +
      "Kraft verlieren. Die Sonne verschwindet, und das Feld wird grau. Dann kommen sie, Gruppe für Gruppe, mit " +
      'hängenden Beinen und weit gespreizten Flügeln. "Es sind mindestens hundert", flüstert die Tochter. Ihr Bruder ' +
      "zählt lautlos weiter, gibt bei 640 auf und schiebt die kalten Hände in die Ärmel. Auf dem Heimweg spricht " +
      "lange niemand. Erst im Auto versucht der Vater, den Ruf nachzumachen, und der Hund auf dem Rücksitz bellt.",
  },
  {
    slug: "exam-de-7-die-knolle-des-koenigs",
    title: "Die Knolle des Königs",
    body:
      "Auf dem Grab von Friedrich dem Großen in Potsdam liegen nicht nur Blumen, sondern oft auch rohe Kartoffeln. " +
      "Besucher legen sie dort hin und gehen lächelnd weiter. Der preußische König liebte Musik, Bücher und seine " +
      "Hunde; warum also ausgerechnet Kartoffeln? Im Jahr 1756 befahl er seinen Beamten, für ihren Anbau zu sorgen, " +
      "denn eine schlechte Ernte beim Getreide bedeutete Hunger. Die Pflanze war aus Südamerika gekommen, wo die " +
      "Menschen in den Anden sie seit Jahrtausenden kannten. In Europa wuchs sie zuerst vor allem in Gärten, als " +
      "Seltenheit mit hübschen Blüten. Die Bauern blieben misstrauisch. Wer die grünen Früchte aß, die über der Erde " +
      "wachsen, dem wurde übel, denn sie sind giftig. Gern erzählt man, der König habe einen Acker von Soldaten " +
      "bewachen lassen, um die Leute neugierig zu machen. Nachts sollten die Wächter so tun, als schliefen sie, " +
      "damit die Nachbarn die kostbaren Knollen stehlen konnten. Belegt ist das nicht, aber es ist gut erfunden. " +
      "Richtig beliebt wurde die Kartoffel erst im Laufe der Zeit, weil sie auf mageren Böden gedeiht und satt " +
      "macht. Frau Weber baut auf ihrem Hof in der Heide 14 Sorten an, darunter eine blaue und eine, die wie ein " +
      "Tannenzapfen aussieht. Mehlige nimmt man für Brei, feste für Salat, und über die beste Suppe streitet das " +
      "ganze Dorf. Im September dürfen die Kinder aus der Grundschule beim Ernten helfen. Mit der Grabegabel wird " +
      'gelockert, danach wühlt man mit den Händen weiter, und was man findet, ist jedes Mal eine Überraschung. "Hier ' +
      'liegt eine wie ein Herz!", ruft ein Mädchen und hält sie hoch. Frau Weber nickt zufrieden. Am Abend brennt ' +
      "ein Feuer am Feldrand, und die Schalen sind schwarz, die Finger auch.",
  },
  {
    slug: "exam-de-7-gaerten-mit-zaun",
    title: "Gärten mit Zaun",
    body:
      "Zwischen der Bahnlinie und dem Friedhof liegt ein grünes Viertel, in dem niemand wohnt. Die Häuser sind " +
      "winzig, die Hecken gerade geschnitten, und die Wege tragen Namen wie Rosenweg oder Dahlienweg. Es ist eine " +
      "Kolonie von Kleingärten, und in Deutschland gibt es davon viele Tausend. Oft nennt man sie Schrebergärten. " +
      "Wer war eigentlich dieser Schreber? Ein Arzt aus Leipzig, der fand, dass Kinder in der Stadt mehr Bewegung an " +
      "frischer Luft bräuchten. Beete hat er nie geplant. Erst einige Jahre nach seinem Tod gründete der " +
      "Schuldirektor Ernst Hauschild mit Eltern einen Verein, der seinen Namen trug, und legte einen Spielplatz an. " +
      "Am Rand des Platzes bekamen die Kinder kleine Beete, aber weil sie das Jäten bald langweilte, übernahmen die " +
      "Eltern die Arbeit. So wurde aus dem Turnen ein Gärtnern. Heute regelt sogar ein Gesetz, was erlaubt ist: Die " +
      "Laube darf samt überdachter Terrasse höchstens 24 Quadratmeter groß sein, und zum Wohnen ist sie nicht da. " +
      "Außerdem soll auf einem guten Teil der Fläche etwas Essbares wachsen. Auf der Parzelle 57 ist das kein " +
      "Problem. Herr Nguyen zieht dort Koriander, Kürbisse und einen Kohl, dessen Namen die Nachbarin nicht " +
      "aussprechen kann. Dafür versteht sie etwas von Tomaten. Seit drei Sommern tauschen die beiden über den Zaun " +
      "hinweg: Setzlinge gegen Samen und manchmal auch einen guten Rat. Neulich kam der Vorstand vorbei, maß mit " +
      'ernster Miene die Hecke und stellte fest, dass sie eine Handbreit zu hoch war. "Dann nehmen Sie doch die ' +
      'Schere und einen Teller Suppe", sagte Herr Nguyen. Nach dem zweiten Teller war von der Hecke keine Rede mehr. ' +
      "Am nächsten Morgen hatte sie trotzdem jemand geschnitten, ganz gerade, auf beiden Seiten.",
  },
  {
    slug: "exam-de-7-das-klavier-im-treppenhaus",
    title: "Das Klavier im Treppenhaus",
    body:
      "Ein Klavier hat 88 Tasten, mehr als zweihundert Saiten und keine Griffe, die diesen Namen verdienen. Das " +
      "merken die vier Nachbarn, die es an einem Samstag in den dritten Stock tragen wollen. Es gehört Frau Berger, " +
      "die ihre Wohnung gegen eine kleinere, drei Häuser weiter, getauscht hat. Auf dem Gehweg ging alles leicht, " +
      "denn das Instrument stand auf einem Brett mit Rollen. Nun stehen sie unten, schauen die Stufen hinauf und " +
      "schweigen. Wie schwer mag es sein? So schwer wie drei erwachsene Männer, schätzt Herr Wolf, und " +
      "wahrscheinlich hat er recht, weil innen ein Rahmen aus Gusseisen steckt. Er muss den gewaltigen Zug der " +
      "Saiten aushalten. Nach langem Beraten legen sie Gurte um den Kasten, zwei gehen oben, zwei gehen unten, und " +
      "Frau Berger zählt. Stufe für Stufe steigt das Klavier empor, bis zum ersten Absatz. Dort wird es eng. Man " +
      "muss es hochkant stellen, drehen und an der Lampe vorbeischieben, und für zehn Minuten kommt niemand mehr ins " +
      "Haus und niemand hinaus. Die Studentin aus dem ersten Stock bringt Wasser, der Postbote setzt sich auf die " +
      'Treppe und gibt Ratschläge. "Spielen Sie doch etwas, solange wir Pause machen", meint Herr Wolf schließlich ' +
      "zu Frau Berger. Sie zögert, klappt den Deckel auf und spielt im Stehen einen Walzer, der durch das ganze " +
      "Treppenhaus klingt. Oben geht eine Tür auf, dann noch eine. Um 12 Uhr steht das Klavier an seinem Platz, " +
      "verstimmt und ohne einen Kratzer. Der Klavierstimmer kommt erst einige Wochen später, damit sich das Holz " +
      "vorher an die neue Luft gewöhnen kann. Seitdem hört man im Haus an manchen Abenden Musik. Und wenn es im " +
      "dritten Stock zu lange still bleibt, klopft unten jemand mit dem Besen an die Decke.",
  },
];
