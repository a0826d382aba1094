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
];
