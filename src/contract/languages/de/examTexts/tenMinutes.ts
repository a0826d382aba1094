import type { ExamText } from "../../LanguageEntry";

/** German texts for norms of ten minutes. */
export const tenMinutes: readonly ExamText[] = [
  {
    slug: "exam-de-10-die-scheibe-aus-bronze",
    title: "Die Scheibe aus Bronze",
    body:
      "In einem abgedunkelten Raum im Museum von Halle liegt eine grüne Scheibe hinter Glas. Sie ist etwas größer " +
      "als ein Essteller, etwa 32 Zentimeter im Durchmesser, und wer davorsteht, wird ganz von selbst leise. Auf " +
      "dem Grün leuchten goldene Punkte, eine Sichel, ein voller Kreis und ein gebogenes Schiff. Es ist die " +
      "Himmelsscheibe von Nebra, und sie gilt als die älteste bekannte Darstellung des Himmels, die zeigt, was man " +
      "dort wirklich sieht. Vor rund 3600 Jahren wurde sie auf einem Berg vergraben, zusammen mit Schwertern, " +
      "Beilen und Armreifen. Gefunden haben sie keine Forscher, sondern zwei Männer, die im Sommer 1999 ohne " +
      "Erlaubnis mit einem Metalldetektor durch den Wald liefen. Sie hielten das schmutzige Stück anfangs für den " +
      "Mittelteil eines Schildes, hackten es aus dem Boden und beschädigten es dabei. Danach wurde der Fund " +
      "mehrmals verkauft, heimlich und immer teurer. Wie bekommt man so etwas zurück? Der Leiter des Museums gab " +
      "sich als Käufer aus und fuhr im Jahr 2002 nach Basel, um sich das Stück in einem Hotel zeigen zu lassen. Die " +
      "Polizei wusste Bescheid, griff im richtigen Augenblick zu, und die Scheibe kam nach Sachsen-Anhalt, wo sie " +
      "hingehört. Nun begann die eigentliche Arbeit. Fachleute untersuchten das Metall, die Erde und jede Schramme. " +
      "Das Kupfer stammt demnach aus den Alpen, und das Gold kommt wahrscheinlich aus Cornwall, also aus dem " +
      "Südwesten Englands. Schon damals wurde folglich über weite Strecken gehandelt. Sieben Punkte stehen dicht " +
      "beieinander, und man deutet sie als die Plejaden, eine Gruppe von Sternen, die man mit bloßem Auge sieht. " +
      "Ihr Auf- und Untergang konnte Bauern anzeigen, wann die Zeit für Saat und Ernte gekommen war. An den Rändern " +
      "saßen zwei goldene Bögen, von denen einer verloren ist. Sie zeigen den Bereich am Horizont, in dem die Sonne " +
      'im Laufe des Jahres auf- und untergeht. "Das Schönste ist, dass wir nicht alles wissen", sagt eine ' +
      "Mitarbeiterin, die Schulklassen durch die Ausstellung führt. Ist der große Kreis die Sonne oder der " +
      "Vollmond? Wer durfte die Scheibe ansehen, und warum wurde sie am Ende vergraben? Ein Mädchen aus der " +
      "sechsten Klasse meldet sich und schlägt vor, dass man sie vielleicht einfach in Sicherheit bringen wollte. " +
      "Die Mitarbeiterin überlegt einen Moment. Falls es so war, antwortet sie dann, hat es erstaunlich gut " +
      "geklappt.",
  },
  {
    slug: "exam-de-10-wie-spaet-ist-es",
    title: "Wie spät ist es?",
    body:
      "Im 19. Jahrhundert hatte in Deutschland beinahe jede größere Stadt ihre eigene Zeit. Mittag war, wenn die " +
      "Sonne am höchsten stand, und das geschieht im Osten früher als im Westen. Solange man zu Fuß ging oder mit " +
      "der Kutsche fuhr, störte das keinen Menschen. Dann kam die Eisenbahn. Wie soll man einen Fahrplan schreiben, " +
      "wenn die Uhren in jedem Bahnhof anders gehen? Eine Zeit lang behalf man sich mit Tabellen, mit denen die " +
      "Reisenden umrechnen mussten, und wer sich vertat, der stand allein auf dem Bahnsteig. Am 1. April 1893 trat " +
      "dann ein Gesetz in Kraft, das für das ganze Land eine einheitliche Zeit festlegte. Heute kommt sie aus " +
      "Braunschweig. Dort stehen in einem Institut mehrere Atomuhren, und die besten von ihnen würden in Millionen " +
      "von Jahren höchstens um eine Sekunde falsch gehen. Ein Sender in der Nähe von Frankfurt verbreitet das " +
      "Signal über Funk, und viele Wecker und Turmuhren stellen sich danach. Auch die Uhren auf den Bahnhöfen " +
      "werden von einer Zentrale gesteuert. Viele von ihnen haben eine Eigenart, die kaum jemand bemerkt. Der rote " +
      "Sekundenzeiger läuft ein bisschen zu schnell, ist schon nach etwa 58 Sekunden wieder oben und bleibt dort " +
      "kurz stehen. Erst wenn das Signal für die nächste Minute eintrifft, springt der große Zeiger weiter, und die " +
      "Runde beginnt von vorn. Erdacht wurde diese Uhr in der Schweiz, von einem Ingenieur namens Hans Hilfiker, " +
      "und der Zeiger erinnert an die rote Kelle, mit der dort früher das Zeichen zur Abfahrt gegeben wurde. Jonas, " +
      "der in der achten Klasse ist, hat darüber ein Referat gehalten. Seitdem schaut er beim Warten nicht mehr auf " +
      "sein Handy, sondern nach oben. Er zählt mit, und bei jeder Runde gibt es diesen winzigen Augenblick, in dem " +
      'alles stillsteht. "Eigentlich bekommt man hier jede Minute eine kleine Pause geschenkt", hat er am Schluss ' +
      "gesagt, und seine Lehrerin hat sich den Satz aufgeschrieben. Natürlich ist das nicht ganz richtig, denn die " +
      "Zeit läuft auch dann weiter, wenn der Zeiger ruht. Doch am selben Nachmittag stand sie an Gleis 4, mit zwei " +
      "schweren Taschen, und ihr Zug hatte Verspätung. Sie stellte die Taschen ab, sah zur Uhr hinauf und wartete. " +
      "Der Zeiger lief, wurde oben angehalten, lief wieder los. Nach der fünften kleinen Pause merkte sie, dass sie " +
      "sich gar nicht mehr ärgerte.",
  },
  {
    slug: "exam-de-10-die-werkstatt-hinter-der-schule",
    title: "Die Werkstatt hinter der Schule",
    body:
      "Hinter der Turnhalle gibt es einen Schuppen, in dem früher die Hürden und die Sprungmatten lagen. Seit zwei " +
      "Jahren ist er eine Werkstatt. Jeden Donnerstag nach der sechsten Stunde schließt Herr Brandt die Tür auf, " +
      "und dann werden Fahrräder repariert, die sonst auf dem Müll gelandet wären. Angefangen hat es mit einem " +
      "einzigen Rad, das monatelang am Zaun lehnte und das niemand vermisste. Darf man so etwas einfach mitnehmen? " +
      "Nein, man muss zuerst fragen. Die Klasse meldete den Fund bei der Stadt, wartete die Frist ab und bekam das " +
      "Rad am Ende geschenkt. Es hatte einen platten Reifen, eine rostige Kette und keinen Sattel. Drei Wochen " +
      "später fuhr es wieder. Heute stehen 14 Räder an der Wand, und jedes trägt einen Zettel, auf dem steht, was " +
      "noch zu tun ist. Das meiste lernt man durch Zuschauen. Wer einen Schlauch flicken will, sucht zuerst das " +
      "Loch: Man pumpt ihn auf, hält ihn in einen Eimer mit Wasser und achtet auf die Blasen. Dann wird die Stelle " +
      "getrocknet, aufgeraut und mit Kleber bestrichen. Jetzt kommt der schwierige Teil, nämlich das Warten. Klebt " +
      "man den Flicken sofort auf, so hält er nicht; erst wenn der Kleber fast trocken ist, drückt man ihn fest. " +
      '"Ungeduld ist das teuerste Werkzeug", sagt Herr Brandt dazu, und das steht inzwischen auch auf einem Schild ' +
      "über der Werkbank. Bei den Bremsen versteht er keinen Spaß. Kein Rad verlässt den Schuppen, bevor nicht zwei " +
      "Personen geprüft haben, ob es sicher anhält, ob beide Lampen leuchten und ob die Klingel zu hören ist. Ein " +
      "Teil der Räder geht an Kinder, die keines haben, der Rest wird im Mai auf dem Schulfest verkauft. Im vorigen " +
      "Jahr kamen dabei 620 Euro zusammen, und davon wurden neue Schlüssel, ein Montageständer und eine Kiste mit " +
      "Ersatzteilen angeschafft. Mira aus der neunten Klasse wollte am Anfang nur ihrer Freundin Gesellschaft " +
      "leisten. Mittlerweile erkennt sie am Geräusch, ob eine Kette zu trocken ist, und sie hat ihrem Onkel " +
      "erklärt, wie man eine Schaltung einstellt. Nach den Ferien beginnt sie ein Praktikum in einem Fahrradladen, " +
      "auf das sie sich riesig freut. Als sie sich dort vorstellte, wollte der Inhaber wissen, was sie denn schon " +
      "könne. Sie zeigte auf ein Rad, das im Hof stand, und meinte, dass dessen Hinterrad ein wenig eiere. Der " +
      "Inhaber drehte daran, sah genau hin und gab ihr den Schlüssel in die Hand.",
  },
  {
    slug: "exam-de-10-eine-postkarte-von-frueher",
    title: "Eine Postkarte von früher",
    body:
      "Auf dem Flohmarkt kauft Hannes eine Schachtel mit alten Postkarten, weil ihm die Briefmarken gefallen. Zu " +
      "Hause breitet er sie auf dem Teppich aus, und schon bald sind ihm die Marken egal. Auf einer Karte ist ein " +
      "See mit einem Ruderboot zu sehen. Die Rückseite ist bis an den Rand beschrieben, mit brauner Tinte und in " +
      "einer Schrift, die er nicht lesen kann. Die Buchstaben sind spitz und eng, und viele sehen aus wie ein " +
      "kleines n. Ist das überhaupt Deutsch? Seine Großmutter setzt die Brille auf und erklärt es ihm. Das ist die " +
      "alte deutsche Schreibschrift, die bis in die vierziger Jahre in den Schulen gelehrt wurde. Sie selbst hat " +
      "sie nie gelernt, aber ihre Mutter schrieb noch so, und deshalb kennt sie die Regeln. Ein u bekommt einen " +
      "Bogen, damit man es nicht mit dem n verwechselt, und ein e sieht aus wie zwei kurze Striche. Am ersten Abend " +
      "schaffen die beiden nur die Anrede und drei Wörter. Am zweiten Abend sind es schon fünf Zeilen. Nach einer " +
      "Woche ist die Karte entziffert. Geschrieben hat sie ein Mädchen namens Lotte, im August 1912, an ihren " +
      "Bruder in Leipzig. Es regnet, schreibt sie, das Boot hat ein Loch, und die Tante kocht jeden Tag " +
      'Graupensuppe. "Komm bitte schnell", steht ganz unten, "und bring etwas zum Lesen mit, sonst lerne ich noch ' +
      'das Kursbuch der Eisenbahn auswendig." Hannes muss lachen. So ähnlich hat er im vergangenen Sommer selbst ' +
      "geschrieben, nur mit dem Handy und ohne Tinte. Er möchte wissen, was aus den beiden geworden ist, doch das " +
      "ist gar nicht so einfach. Auf der Karte steht zwar eine Adresse, aber die Straße heißt heute anders. Im " +
      "Stadtarchiv hilft ihm eine Frau, die solche Fragen liebt. Alte Adressbücher, erklärt sie, sind nach Namen " +
      "und nach Straßen geordnet, und darin steht oft auch der Beruf. Nach 40 Minuten findet sie den Bruder: Er war " +
      "Buchbinder und wohnte im dritten Stock. Ob er damals zum See gefahren ist, steht natürlich in keinem Buch. " +
      "Hannes stellt sich vor, dass er es getan hat, mit einem Koffer voller Romane und einer Dose Teer für das " +
      "Boot. Am Abend nimmt er ein Blatt Papier und schreibt seinen eigenen Namen in der alten Schrift. Das H " +
      "gelingt ihm erst beim sechsten Versuch, und das s am Ende sieht aus wie eine kleine Schnecke. Die Großmutter " +
      "findet es trotzdem lesbar, und sie muss es wissen.",
  },
  {
    slug: "exam-de-10-fuer-die-enkel-gepflanzt",
    title: "Für die Enkel gepflanzt",
    body:
      "Wer einen Wald pflanzt, braucht Geduld, und zwar mehr, als in ein Leben passt. Eine Fichte ist erst nach " +
      "vielen Jahrzehnten groß genug, um gefällt zu werden, eine Eiche lässt sich noch weit länger bitten. Förster " +
      "arbeiten deshalb immer mit Bäumen, die sie nicht gesetzt haben, und setzen Bäume, die sie nicht mehr ernten " +
      "werden. Vor gut 300 Jahren war das in Sachsen eine dringende Sorge. In den Bergwerken des Erzgebirges wurde " +
      "Silber gefördert, und dafür brauchte man Holz: als Stützen in den Stollen, als Brennholz, als Holzkohle für " +
      "die Schmelzöfen. Rings um die Gruben wurden die Hügel kahl, und das Holz musste von immer weiter her geholt " +
      "werden. Was soll man tun, wenn der Vorrat schneller schwindet, als er nachwächst? In Freiberg schrieb ein " +
      "hoher Beamter des Bergbaus, Hans Carl von Carlowitz, ein dickes Buch darüber. Es erschien im Jahr 1713. Man " +
      "solle nur so viel schlagen, riet er, wie durch Säen und Pflanzen wieder nachkommt, und er benutzte dabei das " +
      "Wort nachhaltend. Daraus wurde später ein Begriff, den heute jeder kennt und der auf Joghurtbechern ebenso " +
      "steht wie in Verträgen zwischen Staaten. Das Wort hat sich seither abgenutzt, die Aufgabe nicht. In einem " +
      "Revier im Bergland, zwei Stunden von der nächsten großen Stadt entfernt, geht Försterin Becker mit sechs " +
      "Freiwilligen einen Hang hinauf. Bis vor Kurzem standen hier nur Fichten, eine neben der anderen. Dann kamen " +
      "trockene Sommer, ein Sturm und der Borkenkäfer, der unter der Rinde seine Gänge frisst. Übrig blieben " +
      "Stümpfe, Brombeeren und viel Licht. Jetzt sollen Buchen, Ahorne, Tannen und ein paar Kirschen wachsen, denn " +
      "eine Mischung hält mehr aus als eine einzige Art. Die Arbeit ist einfach und geht in den Rücken. Man sticht " +
      "mit dem Spaten einen Spalt, hängt die Wurzeln hinein, ohne sie zu knicken, zieht das Bäumchen leicht an und " +
      "tritt die Erde fest. Gegen die Rehe kommt ein Zaun um das Ganze. Bis zum Nachmittag sind 400 Pflanzen im " +
      'Boden, jede nicht länger als ein Unterarm. "Kommen Sie ruhig mal nachsehen", sagt die Försterin zum Abschied, ' +
      '"so in 80 Jahren ist es hier am schönsten." Die Freiwilligen lachen und klopfen sich den Schmutz von den ' +
      "Knien. Nur ein Mann, der seinen kleinen Sohn mitgebracht hat, bleibt noch stehen. Er rechnet, zeigt auf die " +
      "Buche am Weg und erklärt dem Jungen, dass er sich genau diese merken soll.",
  },
  {
    slug: "exam-de-10-im-nachtzug",
    title: "Im Nachtzug",
    body:
      "Um halb neun am Abend steht der Zug nach Wien schon am Bahnsteig, lang, dunkelblau und ein bisschen verbeult. " +
      "Vor dem Wagen 264 kontrolliert ein Schaffner die Fahrkarten, hakt auf einer Liste die Namen ab und fragt " +
      "jeden, ob er am Morgen lieber Kaffee oder Tee trinkt. Pauline hat einen Platz im Liegewagen gebucht, oben " +
      "links, weil das der billigste war. Im Abteil sind sechs Betten, drei auf jeder Seite, und dazwischen ist so " +
      "wenig Raum, dass man sich nur nacheinander umdrehen kann. Wer sind die anderen? Ein Ehepaar mit einem " +
      "Käsekuchen in der Tüte, ein junger Mann mit einem Cello, eine Ärztin auf dem Weg zu einem Kongress und ein " +
      "Herr, der sofort die Schuhe auszieht und sich dafür entschuldigt. Für das Cello gibt es kein Bett. Zuerst " +
      "liegt es auf dem Boden, aber dann kommt keiner mehr zur Tür, also wird beraten. Am Ende wandern die Koffer " +
      "unter die Betten, das Cello darf in die Nische über der Tür, und das Ehepaar schneidet zur Feier der Einigung " +
      "den Kuchen an. Mit einem Ruck, den man kaum spürt, fährt der Zug los. Draußen ziehen beleuchtete Küchen " +
      "vorbei, in denen Leute beim Essen sitzen, danach Gewächshäuser, Felder, ein Bahnübergang, an dem ein " +
      "einzelnes Auto wartet. Gegen elf wird das Licht gelöscht. Pauline zieht das dünne Laken bis ans Kinn und " +
      "horcht. Die Räder schlagen ihren Takt, irgendwo klirrt ein Glas, und der Herr ohne Schuhe schnarcht so sanft, " +
      "als wolle er auch dafür um Verzeihung bitten. In der Nacht steht der Zug lange in einem Bahnhof, dessen Namen " +
      "sie nicht lesen kann. Wagen werden abgehängt, andere kommen hinzu, denn ein Teil fährt weiter nach Süden. Als " +
      'sie wieder aufwacht, ist es hell, und ein breiter Fluss begleitet sie. "Das ist die Donau", sagt der junge ' +
      "Mann leise und reicht ihr einen Becher Tee nach oben. Das Brötchen dazu ist zäh, doch es schmeckt ihr besser " +
      "als manches Frühstück im Hotel. Sie hätte auch fliegen können, dann wäre sie schon am Abend zuvor da gewesen. " +
      "Aber sie hätte weder erfahren, wie man Käsekuchen ohne Rosinen rechtfertigt, noch wie ein Cello versichert " +
      "wird. In Wien hält der Zug um 8 Uhr, beinahe pünktlich. Auf dem Bahnsteig geben sich alle sechs die Hand, ein " +
      "wenig verlegen, weil sie einander im Schlaf gesehen haben. Dann geht jeder in seine Richtung, und zwei " +
      "Straßen weiter merkt Pauline, dass ihr jemand das letzte Stück Kuchen in die Manteltasche gesteckt hat.",
  },
  {
    slug: "exam-de-10-das-wetter-auf-dem-berg",
    title: "Das Wetter auf dem Berg",
    body:
      "Südwestlich von München, noch vor den Alpen, erhebt sich ein einzelner Berg aus dem Hügelland. Fast tausend " +
      "Meter ist er hoch, oben stehen eine Kirche, ein Gasthaus und ein paar Gebäude mit merkwürdigen Geräten auf " +
      "dem Dach. Auf dem Hohenpeißenberg wird seit 1781 das Wetter beobachtet, und es gibt kaum einen Berg auf der " +
      "Welt, von dem man so lange Reihen von Messungen besitzt. Angefangen haben damit Chorherren aus dem nahen " +
      "Kloster Rottenbuch. Eine gelehrte Gesellschaft in Mannheim hatte sich etwas Kühnes vorgenommen: An vielen " +
      "Orten in Europa und sogar darüber hinaus sollten Menschen zur selben Stunde und mit den gleichen Instrumenten " +
      "messen. Um 7, um 14 und um 21 Uhr las man Temperatur, Luftdruck und Feuchtigkeit ab, man schaute nach Wind " +
      "und Wolken und trug alles in Tabellen ein. Wozu diese Mühe? Wer nur vor die eigene Tür schaut, sieht das " +
      "Wetter an einem einzigen Ort. Erst wenn man viele Blätter nebeneinanderlegt, erkennt man, dass ein Sturm " +
      "wandert und dass Regen und Sonne eine Ordnung haben. Die Mannheimer Stunden, wie man sie nannte, galten in " +
      "Deutschland noch im 20. Jahrhundert. Inzwischen arbeitet der Wetterdienst auf dem Berg mit Radar, mit Lasern " +
      "und mit Ballons, die ein kleines Messgerät in große Höhen tragen und dort oben platzen. Untersucht wird auch, " +
      "was in der Luft schwebt, zum Beispiel Ozon und Staub, der manchmal sogar aus der Sahara herüberkommt. Weil " +
      "sich immer wieder jemand fand, der weitermaß, kann man heute vergleichen, wie warm ein Frühling vor " +
      "zweihundert Jahren war. Herr Huber wohnt unten im Dorf und ist kein Forscher. Er war Briefträger, bis er 65 " +
      "wurde, und hat in all den Jahren gelernt, dass man dem Himmel am Morgen nicht trauen darf. An klaren Tagen " +
      "steigt er mit seiner Enkelin Leni hinauf, und dann zählen sie Gipfel. Die Kette der Alpen steht da wie mit " +
      "der Schere ausgeschnitten, davor blinken Seen. Einmal trafen sie oben eine Meteorologin, die gerade Pause " +
      'machte. "Wird es morgen regnen?", wollte Leni wissen. Die Frau sah auf ihr Telefon und sagte, dass es am ' +
      "Nachmittag vermutlich Schauer gebe. Herr Huber blinzelte in Richtung Westen, rieb sich das linke Knie und " +
      "meinte, es komme schon am Vormittag. Am nächsten Tag um zehn fielen die ersten Tropfen. Leni schrieb es in " +
      "ein Heft, mit Datum und Uhrzeit, und daneben malte sie ein Knie. Die neue Messreihe läuft noch.",
  },
  {
    slug: "exam-de-10-die-frau-im-kasten",
    title: "Die Frau im Kasten",
    body:
      "Vorn am Rand der Bühne, halb im Boden versteckt, ist ein kleiner Kasten, der zum Saal hin geschlossen ist. " +
      "Darin sitzt an den Abenden der Aufführung Frau Seidel, eine Lampe über dem Heft und eine Decke über den " +
      "Knien. Sie ist die Souffleuse der Theatergruppe, und das Wort kommt vom französischen Verb für hauchen und " +
      "zuflüstern. Kein Zuschauer soll sie hören, aber jeder, der auf der Bühne steht, verlässt sich auf sie. Seit " +
      "September probt die Gruppe eine Komödie, in der ein Koffer vertauscht wird, ein Zwillingspaar sich aus dem " +
      "Weg geht und ein Onkel dauernd im falschen Zimmer landet. Die Schauspieler sind keine Profis. Der Onkel " +
      "verkauft im Hauptberuf Brillen, die Zwillinge sind Cousinen, und die Gräfin fährt tagsüber einen Bagger. Wie " +
      "lernt man nach Feierabend 60 Seiten auswendig? Jeder schwört auf etwas anderes. Die Gräfin hört ihren Text in " +
      "der Kabine, der Onkel klebt Zettel an den Badezimmerspiegel, und eine der Cousinen geht mit dem Heft im Park " +
      "spazieren, bis ihr die Enten folgen. Die ersten Proben sind ein einziges Stolpern. Man sucht Wörter, lacht an " +
      "der verkehrten Stelle und stößt gegen Möbel, die aus Klebeband auf dem Boden bestehen. Allmählich aber " +
      "bekommen die Sätze eine Richtung. Frau Seidel notiert mit Bleistift, wo jemand Luft holt und wo er " +
      "absichtlich schweigt. Das ist die schwierigste Kunst in ihrem Fach: Sie muss eine Pause von einer Lücke " +
      "unterscheiden können. Flüstert sie zu früh, ist der Schauspieler beleidigt; flüstert sie zu spät, ist er " +
      "verloren. Am Abend der Premiere sind alle 180 Plätze besetzt. Der Vorhang klemmt, geht dann doch auf, und das " +
      "Publikum ist freundlich. Bis zur Pause braucht niemand Hilfe. Kurz vor dem Schluss jedoch, als der Onkel den " +
      "richtigen Koffer in den Händen hält, verstummt er und starrt ins Licht. Eine Sekunde vergeht, dann noch eine. " +
      'Frau Seidel öffnet den Mund, sieht seine Augen und wartet, denn sie hat in ihnen etwas bemerkt. "Wissen Sie", ' +
      'sagt der Onkel langsam in die Stille hinein, "jetzt habe ich vor lauter Freude vergessen, was ich sagen ' +
      'wollte." Der Saal lacht, die Gräfin rettet die Szene mit einer Umarmung, und das Stück kommt zu seinem Ende. ' +
      "In keinem Heft der Welt steht dieser Satz. Beim Verbeugen holen sie Frau Seidel aus dem Kasten, mit der Decke " +
      "über dem Arm. Zu Hause nimmt sie den Bleistift und trägt die neue Zeile sorgfältig ein, für den Fall, dass er " +
      "sie morgen wieder vergisst.",
  },
  {
    slug: "exam-de-10-unter-der-elbe",
    title: "Unter der Elbe",
    body:
      "Wer in Hamburg zu Fuß auf die andere Seite der Elbe will, geht bei den Landungsbrücken durch eine Tür unter " +
      "einer großen Kuppel und fährt mit dem Aufzug in die Tiefe. Unten beginnen zwei Röhren, hell gefliest und " +
      "beinahe schnurgerade. Jede ist 426 Meter lang, und über dem Kopf der Fußgänger ziehen die Schiffe vorbei, " +
      "ohne dass man das Geringste davon merkt. Eröffnet wurde der Tunnel im Jahr 1911. Damals arbeiteten Tausende " +
      "auf den Werften am südlichen Ufer, und morgens drängten sich alle auf den Fähren. Bei Nebel oder Eis kam man " +
      "zu spät oder gar nicht. Eine Brücke hätte sehr hoch sein müssen, damit die großen Segler darunter " +
      "hindurchkamen, also wurde gegraben. Wie aber gräbt man unter einem Fluss, ohne dass er einem auf den Kopf " +
      "fällt? Man schob einen stählernen Schild durch den Boden, in dessen Schutz die Arbeiter die Erde abtrugen, " +
      "und hielt das Wasser mit Druckluft fern. Dahinter wurde die Röhre Ring für Ring zusammengesetzt. Das war eine " +
      "gefährliche Arbeit, denn wer die Druckluft zu rasch verließ, konnte schwer krank werden. Nach vier Jahren war " +
      "der Weg frei. Wagen und Pferde wurden mit großen Aufzügen hinabgelassen, später auch Autos, und heute sind " +
      "hier vor allem Menschen zu Fuß und mit dem Fahrrad unterwegs. An den Wänden zeigen Bilder aus glasiertem Ton, " +
      "was in der Elbe und an ihren Ufern lebt: Fische, Krebse und sogar ein paar Ratten. Herr Hansen war Schweißer " +
      "auf einer Werft und ist dreißig Jahre lang jeden Morgen hindurchgegangen. Seine Enkelin Ronja ist zwölf und " +
      "lernt seit Kurzem Trompete. In ihrem Haus sind die Wände dünn, und die Nachbarn sind freundlich, aber müde. " +
      "Deshalb hat der Großvater eine Idee, und an einem Sonntag stehen die beiden schon um 6 Uhr im Aufzug, mit " +
      "Koffer und Thermosflasche. Unten ist niemand. Ronja setzt das Instrument an und spielt die einzige Melodie, " +
      "die sie sicher kann. Der Klang läuft die Röhre entlang, kommt zurück und legt sich über den nächsten Ton, als " +
      'spielten zwei. "Ich bin ja viele", sagt sie erschrocken und lässt die Trompete sinken. Dann versucht sie es ' +
      "noch einmal, langsamer, und wartet nach jedem Ton, bis er von seiner Reise zurück ist. Ein Mann auf dem Rad " +
      "hört auf zu treten und rollt leise vorbei. Am anderen Ende steigen sie wieder hinauf, trinken Tee und sehen " +
      "hinüber zur Stadt, wo gerade die ersten Glocken läuten. Zurück nehmen sie die zweite Röhre, um zu prüfen, ob " +
      "die genauso gut gestimmt ist.",
  },
  {
    slug: "exam-de-10-vierundsechzig-felder",
    title: "Vierundsechzig Felder",
    body:
      "Nördlich vom Harz liegt ein Dorf, in dem man niemanden leichtfertig zu einer Partie Schach einladen sollte. " +
      "Es heißt Ströbeck, und wer dort verliert, befindet sich in guter Gesellschaft. Der Sage nach kam das Spiel " +
      "vor rund tausend Jahren mit einem Gefangenen hierher, der in einem Turm saß und sich langweilte. Er zeichnete " +
      "ein Brett, schnitzte Figuren und brachte den Bauern, die ihn bewachen mussten, die Regeln bei. Beweisen lässt " +
      "sich das nicht. Fest steht aber, dass man das Dorf schon vor Jahrhunderten wegen seiner Spieler kannte und " +
      "dass die Kinder seit 1823 in der Schule Schach lernten. An Festtagen wird sogar mit lebenden Figuren " +
      "gespielt, in bunten Kostümen und auf einem Brett, das groß genug ist, um darauf spazieren zu gehen. Woher " +
      "kommt dieses Spiel eigentlich? Seine Wurzeln liegen vermutlich in Indien, über Persien und die arabische Welt " +
      "gelangte es nach Europa, und in dem Wort Schach steckt das persische Wort für König. Verändert haben sich die " +
      "Regeln immer wieder. Die Dame zum Beispiel durfte früher nur einen einzigen Schritt tun, ehe sie vor gut 500 " +
      "Jahren zur stärksten Figur wurde. In der Bücherei am Markt treffen sich dienstags Anfänger und Könner. Auf " +
      "jedem Brett stehen 32 Figuren, daneben tickt eine Uhr mit zwei Zifferblättern, und an der Wand hängt die " +
      "wichtigste Regel: Wer eine Figur berührt, muss sie auch ziehen. Emre ist elf und berührt alles. Sein Gegner " +
      "ist meistens Herr Kowalski, der früher Brücken berechnet hat und vor jedem Zug die Hände unter die " +
      "Oberschenkel schiebt, damit sie nicht voreilig werden. In den ersten Wochen dauern ihre Partien zehn Minuten, " +
      "und jedes Mal ist Emre matt. Danach bauen sie die Stellung noch einmal auf und suchen gemeinsam die Stelle, " +
      "an der es schiefging. Oft ist es gar nicht der letzte Zug, sondern einer lange davor, der noch ganz harmlos " +
      'aussah. "Du siehst sehr gut, was du vorhast", meint der alte Mann, "nun musst du noch sehen, was ich ' +
      'vorhabe." Emre denkt darüber nach, auf dem Schulweg und in der Badewanne. Im Februar dauert eine Partie zum ' +
      "ersten Mal länger als eine Stunde. Am Ende stehen nur noch zwei Könige und ein Bauer auf dem Brett, und " +
      "niemand in der Bücherei spricht ein Wort. Emre streckt den Arm aus, hält inne und schiebt die Hand langsam " +
      "unter sein Bein. Herr Kowalski sieht es, lächelt und bietet ihm ein Unentschieden an. Über keinen Sieg hat er " +
      "sich je so gefreut.",
  },
];
