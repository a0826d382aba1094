import type { ErrorCode } from "../../errorCodes";

/** The message of each code in German. */
export const errorMessages: Readonly<Record<ErrorCode, string>> = {
  ACCOUNT_LOCKED: "Dieses Konto ist gesperrt. Frag einen Admin dieses Servers nach dem Grund.",
  ACCOUNT_NEEDED:
    "Dafür brauchst du ein Konto, damit wir deine Arbeit speichern können. Ein Name und ein Passwort reichen, " +
    "eine E-Mail-Adresse ist nicht nötig.",
  ACCOUNT_NOT_LINKED:
    "Dein Schulkonto ist hier noch mit keinem Konto verbunden. Melde dich mit Benutzernamen und Passwort an " +
    "und verbinde es in den Einstellungen, oder bitte deine Lehrkraft um ein Konto.",
  ADMIN_LINK_EXPIRED:
    "Dieser Link ist älter als 12 Stunden und funktioniert nicht mehr. Starte den Server neu, um einen neuen zu " +
    "bekommen.",
  ADMIN_LINK_UNKNOWN:
    "Dieser Link funktioniert nicht. Kopiere den ganzen Link von dort, wo der Server gestartet wurde. Wurde der " +
    "Server neu gestartet, nimm den neuesten Link.",
  ADMIN_LINK_USED:
    "Dieser Link wurde schon benutzt: Dieser Server hat einen Admin. Bitte ihn, auch dich zum Admin zu machen.",
  ALREADY_A_MEMBER: "Du hast schon ein Konto und bist damit angemeldet.",
  ALREADY_LINKED:
    "Dein Konto ist schon mit einem Schulkonto dieser Schule verbunden. Trenne es zuerst in den Einstellungen.",
  ASSIGNMENT_NOT_FOUND: "Aufgabe nicht gefunden. Vielleicht wurde sie gelöscht.",
  ATTEMPT_OVER: "Die Zeit für diesen Versuch ist um, es kann nichts mehr dazukommen. Was rechtzeitig ankam, zählt.",
  ATTEMPT_RUNNING: "Du hast noch einen laufenden Versuch. Mach damit weiter oder gib ihn erst ab.",
  BACKUP_RUNNING: "Es läuft schon eine Sicherung. Warte, bis sie fertig ist.",
  BAD_CURSOR: "Diese Liste hat sich inzwischen geändert. Lade die Seite neu, um sie zu sehen.",
  BAD_REQUEST: "Der Server hat diese Anfrage nicht verstanden. Es wurde nichts geändert. Lade die Seite neu.",
  BAD_UPLOAD: "Diese Datei kam beschädigt oder unvollständig an. Es wurde nichts geändert. Wähle sie noch einmal.",
  COACH_LINK_UNKNOWN:
    "Dieser Link funktioniert nicht mehr. Vielleicht wurde er schon benutzt oder entfernt, oder er ist abgelaufen. " +
    "Bitte um einen neuen.",
  COMPETITION_OFF:
    "Die Rangliste ist in dieser Gruppe ausgeschaltet, deshalb ist kein Turnier möglich. Schalte zuerst die " +
    "Rangliste in den Einstellungen der Gruppe ein.",
  DAILY_ATTEMPT_USED: "Du hast deinen Versuch für den Text des Tages schon genutzt. Morgen gibt es einen neuen Text.",
  DOCUMENT_UNKNOWN: "Es gibt eine neue Version von Typeloop. Lade die Seite neu, um sie zu benutzen.",
  DUE_BEFORE_OPENING:
    "Der Abgabetermin liegt vor dem Beginn. Wähle einen späteren Abgabetermin oder einen früheren Beginn.",
  DUPLICATE_NAME: "Dieser Name steht zweimal in der Liste.",
  EDIT_CONFLICT:
    "Jemand anders hat das inzwischen geändert. Deine Änderungen sind noch nicht gespeichert. Sieh dir die " +
    "aktuelle Fassung an und gib deine Änderungen dann noch einmal ein.",
  EMPTY_RUN:
    "In diesem Durchgang wurde nichts getippt, also gibt es nichts zu speichern. Fang neu an, wenn du so weit bist.",
  EXAM_NORM_CHANGED:
    "Diese Norm hat sich geändert, seit die Seite geladen wurde. Es wurde keine Prüfung begonnen. Lade die " +
    "Seite neu, um die aktuelle Norm zu sehen.",
  EXAM_NORM_UNKNOWN: "Es gibt keine Prüfungsnorm mit diesem Namen. Wähle eine aus der Liste.",
  EXTENSION_TOO_EARLY:
    "Die Verlängerung muss nach dem Abgabetermin enden. Wähle einen späteren Tag oder eine spätere Uhrzeit.",
  EXTERNAL_ACCOUNT_TAKEN:
    "Dieses Schulkonto ist schon mit einem anderen Typeloop-Konto verbunden. Melde dich damit an, oder trenne" +
    " es dort zuerst.",
  FILE_CUT_OFF: "Diese Datei bricht mittendrin ab. Lade sie auf der Website noch einmal herunter und wähle sie hier.",
  FILE_TOO_HARD:
    "Diese Datei zu lesen dauert zu lange. Speichere sie als reinen Text (.txt) oder wähle eine kleinere Datei.",
  GROUP_ARCHIVED:
    "Diese Gruppe ist archiviert, du kannst sie nur noch ansehen. Stelle sie wieder her, um etwas zu ändern.",
  GROUP_FULL: "Diese Gruppe ist voll: Es sind schon 500 Personen dabei. Frag, ob eine zweite angelegt werden kann.",
  HASH_MISMATCH: "Der Server hat diese Anfrage nicht erkannt. Es wurde nichts geändert. Lade die Seite neu.",
  IDEMPOTENCY_KEY_REUSED:
    "Das wurde zweimal mit verschiedenem Inhalt gesendet. Nur das erste Mal zählt. Versuch es noch einmal.",
  IMPOSSIBLE_TIMING:
    "Die Zeiten dieses Durchgangs können nicht stimmen, deshalb wurde er nicht gespeichert. Prüfe die Uhr " +
    "dieses Computers und tippe den Text dann noch einmal.",
  INTERNAL: "Bei uns ist etwas schiefgegangen. Was gespeichert war, ist sicher. Versuch es gleich noch einmal.",
  INVALID_EMAIL: "Das sieht nicht wie eine E-Mail-Adresse aus. Du kannst das Feld auch leer lassen.",
  JOIN_CODE_UNKNOWN:
    "Mit diesem Code kannst du keiner Gruppe beitreten. Prüfe die acht Zeichen oder bitte um einen neuen Code.",
  KICKED: "Die Rennleitung hat dich aus diesem Rennen entfernt. Du kannst zusehen oder bei einem anderen mitmachen.",
  LAST_ADMIN: "Dieser Server braucht einen Admin. Mach erst jemand anderen zum Admin.",
  LAST_OWNER: "Eine Gruppe braucht eine Leitung. Gib sie erst an jemand anderen ab.",
  LESSON_NOT_FOUND:
    "Diese Übung gibt es in keinem Kurs. Es ist nichts verloren. Geh zurück zum Kurs und wähle eine andere.",
  LEVELS_NOT_RISING: "Jede Stufe muss eine höhere Geschwindigkeit verlangen als die davor.",
  LEVEL_ALLOWS_MORE_ERRORS: "Eine Stufe darf nicht mehr Fehler erlauben als die davor. Gib eine kleinere Zahl ein.",
  LOG_FULL: "Dieser Versuch hat die höchste Zahl an Anschlägen erreicht. Was davor getippt wurde, zählt.",
  MALFORMED_LOG: "Dieser Durchgang kam beschädigt an und konnte nicht gespeichert werden. Tippe den Text noch einmal.",
  MEMBERS_ALREADY_MADE:
    "Diese Konten wurden schon angelegt. Wenn du die Karten nicht hast, wähle die Namen in der Liste aus " +
    "und gib ihnen neue Passwörter.",
  MIXED_SEPARATORS:
    "In dieser Zeile trennt ein anderes Zeichen die Spalten als in den anderen Zeilen. Nimm überall dasselbe.",
  NAME_MISMATCH:
    "Das ist nicht der Name des Kontos, das gelöscht wird. Es wurde nichts geändert. Tippe den Namen, " +
    "wie er oben steht.",
  NETWORK: "Der Server ist gerade nicht erreichbar. Was du getippt hast, bleibt hier. Versuch es gleich noch einmal.",
  NORM_NOT_IN_GROUP:
    "Diese Gruppe kann eine der Prüfungen nicht ablegen. Wähle eine andere Gruppe oder füge die Prüfung zuerst zu " +
    "dieser Gruppe hinzu.",
  NOT_ALLOWED: "Das gehört jemand anderem, deshalb kannst du es hier nicht ansehen oder ändern.",
  NOT_AN_EXPORT:
    "Das ist keine Datei mit Ergebnissen von Monkeytype oder keybr. Lade dort deine Ergebnisse herunter " +
    "und wähle diese Datei aus.",
  NOT_AN_IMAGE: "Diese Datei geht nicht als Bild. Wähle eine PNG-, JPEG- oder WebP-Datei.",
  NOT_A_COACH: "Das können nur die Personen, die diese Gruppe leiten.",
  NOT_A_MEMBER:
    "Für eine Prüfung brauchst du ein Konto, denn dein Name kommt auf das Zertifikat. Leg eins an oder melde " +
    "dich an. Für die Probeprüfungen im Kurs brauchst du keins.",
  NOT_A_RACER: "Du hast keinen Startplatz in diesem Rennen. Mach erst mit oder sieh zu.",
  NOT_A_ROSTER:
    "Das ist keine OneRoster-Datei. Wähle die ZIP-Datei mit manifest.csv, die deine " +
    "Schulverwaltungssoftware exportiert.",
  NOT_A_TEXT_FILE: "Diese Datei enthält keinen lesbaren Text. Wähle eine .txt-, .csv- oder .docx-Datei.",
  NOT_FOUND: "Nicht gefunden. Vielleicht wurde es gelöscht.",
  NOT_IN_GROUP: "Dieses Rennen ist nur für eine Gruppe. Tritt ihr erst bei oder bleib und sieh zu.",
  NOT_MADE_HERE:
    "Dieses Konto wurde nicht von deiner Gruppe angelegt. Nur die Person, der es gehört, kann das Passwort ändern " +
    "oder das Konto löschen.",
  NOT_SIGNED_IN: "Dafür musst du dich anmelden.",
  NOT_THE_HOST: "Das kann nur die Rennleitung.",
  NOT_THE_NEXT_ATTEMPT:
    "Das ist nicht dein nächster Versuch. Lade die Seite neu, um den Stand dieser Prüfung zu sehen.",
  NO_ATTEMPT_LEFT: "Du hast keinen Versuch mehr in dieser Prüfung. Du kannst eine neue Prüfung beginnen.",
  NO_ATTEMPT_MADE: "Du hast noch keinen Versuch angefangen, also gibt es nichts zu beenden.",
  NO_ATTEMPT_RUNNING: "Es läuft kein Versuch. Lade die Seite neu, um den Stand dieser Prüfung zu sehen.",
  NO_DUE_DATE: "Diese Aufgabe hat keinen Abgabetermin und lässt sich deshalb nicht verlängern. Lege zuerst einen fest.",
  OFFLINE: "Du bist offline. Was du getippt hast, bleibt hier, und alles geht weiter, sobald du wieder online bist.",
  ONLY_WAY_IN: "Du kannst dich nur so anmelden, deshalb wurde nichts entfernt. Lege zuerst ein Passwort fest.",
  OTHER_DEVICE:
    "Dieser Versuch läuft in einem anderen Fenster oder auf einem anderen Gerät weiter. Was du dort tippst, zählt.",
  OTHER_HEAT: "Du bist in einem anderen Vorlauf. Geh zurück zu deiner Gruppe und mach bei deinem eigenen Vorlauf mit.",
  OUT_OF_RANGE: "Das liegt nicht im erlaubten Bereich. Bleib innerhalb der angegebenen Grenzen.",
  OWN_ACCOUNT: "Mit deinem eigenen Konto geht das nicht. Frag einen anderen Admin oder nutze deine Einstellungen.",
  PASSKEY_UNCONFIRMED:
    "Dieser Passkey konnte nicht bestätigt werden. Versuch es noch einmal oder melde dich anders an.",
  PASSWORD_TOO_COMMON: "Viele benutzen dieses Passwort, deshalb ist es leicht zu erraten. Wähle ein anderes.",
  PAYLOAD_TOO_LARGE: "Das ist zu groß, um es auf einmal zu senden. Es wurde nichts geändert. Wähle etwas Kleineres.",
  PERSISTED_QUERY_NOT_FOUND:
    "Der Server kennt diese Anfrage noch nicht. Sie wird von selbst noch einmal vollständig gesendet.",
  QUERY_NOT_ALLOWED: "Der Server nimmt nur Anfragen an, die Typeloop selbst stellt.",
  PRIVATE_RACE_ONLY: "Das geht nur in einem privaten Rennen. Wähle ein privates Rennen oder etwas anderes.",
  RACE_EMPTY: "Bei diesem Rennen macht noch niemand mit. Starte es, wenn jemand dabei ist.",
  RACE_FULL: "Alle Startplätze in diesem Rennen sind belegt. Du kannst zusehen oder ein anderes anlegen.",
  RACE_NOT_FOUND: "Es gibt kein Rennen mit diesem Code. Prüfe die sechs Zeichen oder frag nach einem neuen Code.",
  RACE_NOT_OVER: "Dieses Rennen läuft noch. Eine Revanche kann beginnen, wenn es vorbei ist.",
  RACE_NOT_RUNNING: "Dieses Rennen läuft gerade nicht, also kannst du darin nicht tippen.",
  RACE_OVER: "Dieses Rennen ist vorbei. Alles, was du vor dem Ende getippt hast, zählt.",
  RACE_STARTED: "Dieses Rennen hat schon begonnen. Du kannst zusehen und beim nächsten mitmachen.",
  RACE_STOPPED:
    "Das Rennen wurde wegen eines Problems mit dem Server abgebrochen. Öffne das Rennen, um zu sehen, was du tun " +
    "kannst.",
  RATE_LIMITED: "Zu viele Versuche in kurzer Zeit. Warte eine Minute und versuch es dann noch einmal.",
  REQUIRED: "Fülle dieses Feld aus.",
  ROSTER_CHANGED:
    "Seit du diese Datei geprüft hast, haben sich Konten oder Klassen geändert. Es wurde nichts " +
    "importiert. Prüfe die Datei noch einmal.",
  SEQUENCE_GAP:
    "Einige Anschläge sind noch nicht angekommen. Sie gehen nicht verloren und werden von selbst noch einmal gesendet.",
  SESSION_EXPIRED:
    "Du wurdest abgemeldet: Deine Sitzung ist abgelaufen, oder das Konto gibt es nicht mehr. Was du getippt " +
    "hast, bleibt hier. Melde dich an, um weiterzumachen.",
  SIGN_IN_AWAY:
    "Der Anmeldedienst deiner Schule ist gerade nicht erreichbar. Versuch es in ein paar Minuten noch " +
    "einmal, oder melde dich mit Benutzername und Passwort an.",
  SIGN_IN_CANCELLED:
    "Du wurdest nicht angemeldet, weil die Anmeldung bei deiner Schule abgebrochen wurde. Du kannst es noch " +
    "einmal versuchen.",
  SIGN_IN_OVER:
    "Diese Anmeldung funktioniert nicht mehr: Sie hat zu lange gedauert, wurde schon benutzt oder wurde in einem " +
    "anderen Browser begonnen. Melde dich noch einmal an.",
  SIGN_IN_UNCONFIRMED:
    "Du wurdest nicht angemeldet, weil die Antwort des Anmeldedienstes deiner Schule nicht bestätigt werden " +
    "konnte. Versuch es noch einmal. Wenn es wieder passiert, sag es der Person, die diesen Server betreibt.",
  SWITCHED_OFF:
    "Ein Admin dieses Servers hat das vorübergehend ausgeschaltet. Es wurde nichts geändert. Versuch es " +
    "später noch einmal.",
  TEXT_NOT_FOUND: "Dieser Text ist nicht mehr in der Bibliothek. Wähle einen anderen.",
  TEXT_NOT_IN_GROUP:
    "Diese Gruppe kann einen der Texte nicht lesen. Teile ihn zuerst mit dieser Gruppe oder wähle eine andere Gruppe.",
  TIMED_OUT: "Der Server braucht länger als sonst. Versuch es gleich noch einmal: Nichts wird doppelt gespeichert.",
  TOO_COMPLEX: "Diese Anfrage ist zu groß für den Server. Frag weniger auf einmal ab.",
  TOO_FEW_RACERS:
    "Es machen zu wenige mit: Ein offenes Rennen braucht mindestens zwei. Gib den Code weiter und starte, wenn " +
    "jemand dabei ist.",
  TOO_LONG: "Das ist zu lang. Mach es etwas kürzer.",
  TOO_MANY_ANNOUNCEMENTS: "Es gibt schon 20 Ankündigungen, mehr geht nicht. Entferne erst eine.",
  TOO_MANY_ASSIGNMENTS:
    "Diese Gruppe hat schon 500 Aufgaben, mehr geht nicht. Lösche Entwürfe, die du nicht mehr brauchst, oder " +
    "leg eine neue Gruppe an.",
  TOO_MANY_COACH_LINKS: "Diese Gruppe hat schon 10 gültige Einladungslinks, mehr geht nicht. Entferne zuerst einen.",
  TOO_MANY_EXAM_NORMS: "Hier gibt es schon 50 Normen, mehr geht nicht. Bearbeite eine, die du nicht mehr brauchst.",
  TOO_MANY_GROUPS: "Du bist schon in 100 Gruppen, mehr geht nicht. Verlass eine, die du nicht mehr brauchst.",
  TOO_MANY_GROUPS_TOGETHER:
    "Zusammen sind die zwei Konten in mehr als 100 Gruppen, mehr geht nicht. Verlass einige und versuch es " +
    "dann noch einmal.",
  TOO_MANY_PASSKEYS: "Du hast schon 10 Passkeys, mehr geht nicht. Entferne einen, den du nicht mehr benutzt.",
  TOO_MANY_ROWS: "Das sind zu viele Namen auf einmal. Füge höchstens 500 hinzu.",
  TOO_MANY_RUNS: "Das sind zu viele Durchgänge: Von einer Website kannst du höchstens 100.000 importieren.",
  TOO_MANY_RUNS_AS_GUEST:
    "Das sind zu viele Durchgänge: Als Gast darfst du 20.000 importieren, mit einem Konto 100.000 je Website.",
  TOO_MANY_SENTENCES: "Du hast schon 200 Sätze gemeldet, mehr geht nicht. Danke dafür.",
  TOO_MANY_TASKS: "Eine Aufgabe kann höchstens 10 Teilaufgaben haben. Entferne eine oder erstelle eine zweite Aufgabe.",
  TOO_MANY_TEXTS:
    "Du hast schon 200 Texte, mehr geht nicht. Lösche einen, den du nicht mehr brauchst, und speichere dann diesen.",
  TOO_MANY_TEXTS_TOGETHER:
    "Zusammen haben die zwei Konten mehr als 200 Texte, mehr geht nicht. Lösche einige und versuch es dann " +
    "noch einmal.",
  TOO_MANY_WALL_LINKS:
    "Es gibt schon 5 Links zur Beamer-Ansicht, mehr geht nicht. Lösche einen, den du nicht mehr brauchst.",
  TOO_SHORT: "Das ist zu kurz. Füge ein paar Zeichen hinzu.",
  TOURNAMENT_EXISTS: "Diese Gruppe hat schon ein Turnier. Beende oder lösche es, bevor du ein neues startest.",
  TOURNAMENT_NOT_RUNNING:
    "Dieses Turnier läuft heute nicht. Sieh dir den ersten und letzten Tag auf der Seite der Gruppe an.",
  UNFINISHED_RUN:
    "Dieser Durchgang wurde nicht beendet, deshalb wurde er nicht gespeichert. Fang neu an, wenn du so weit bist.",
  UNSUITABLE_NAME: "Dieser Name passt nicht in eine Klasse. Wähle einen anderen.",
  USERNAME_TAKEN: "Dieser Benutzername ist schon vergeben. Wähle einen anderen.",
  USERNAME_UNKNOWN: "Es gibt kein Konto mit diesem Benutzernamen. Frag nach, wie man ihn schreibt.",
  WRONG_ASSIGNMENT_STATE:
    "Diese Aufgabe wurde inzwischen geöffnet oder geschlossen, deshalb geht das nicht mehr. Es wurde nichts geändert.",
  WRONG_CHARACTERS: "Einige dieser Zeichen sind hier nicht erlaubt. Entferne sie.",
  WRONG_CREDENTIALS: "Falscher Benutzername oder falsches Passwort. Prüfe beides und versuch es dann noch einmal.",
  WRONG_ENCODING:
    "Die Zeichen in dieser Datei konnten nicht gelesen werden. Speichere sie als UTF-8 und wähle sie dann " +
    "noch einmal.",
  WRONG_PASSWORD:
    "Das ist nicht dein aktuelles Passwort. Es wurde nichts geändert. Prüfe es und versuch es dann noch einmal.",
  WRONG_STATE: "Das geht gerade nicht. Lade die Seite neu, um den aktuellen Stand zu sehen.",
};
