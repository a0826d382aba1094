const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** What stands high in a German list made from film subtitles and is not for a child of nine: see wordExclusions.ts. */
export const germanExclusions: ReadonlySet<string> = new Set([
  // Noise, slang, abbreviations, foreign words, and spellings that are wrong or old.
  ...words(`
    oh na ne okay ok hey ah äh ähm uh hi he hm wow ha tja sir mr mrs miss ma'am ma dr ab. s. nen dad daddy mom mama
    papa captain boss cool super party job the you and of to pro al la en daß muß weiss lhr lhre lhnen ln lst
    lch chffffff ans aufs untertitel stöhnt lacht seufzt schreit ruft lady girl boy baby show deal team bord tu guck
    nah nahm yeah ran aha sowas wofür hau naja kumpel kerl kerle typ typen bloß nochmal tschüss monsieur
    madame madam monster don don't no yes it is that what for me my bye jup yep sorry job fans new
      blöd quatsch mist zeug jungs rum rauf gucken guckt kapiert krieg's gib's tu's geht's hab's
    wird's war's ist's hast's sag's
  `),
  // Names, nationalities as names, places: they need a capital, and are of other countries.
  ...words(`
    john jack mike sam frank york tom peter george michael charlie mary paul david alex joe max harry henry ben james
    nick mark jim don jimmy billy lee bob tony danny sarah london jesus charles bill amerika richard martin maria anna
    jane clark johnny ray thomas robert daniel eddie tommy claire scott kate chris steve bobby simon lisa walter jerry
    rachel emma will roger adam eric ted ed dan luke arthur alice grace lucy jason julia ryan matt andy dave kevin
    jake sean fred rose amy jeff helen ellen karen philip hans paris fbi cia washington chicago berlin deutschland
    deutsche deutschen deutsch amerikaner amerikanische amerikanischen england europa russland russen angeles 
    frankreich smith jones kim
  `),
  // Vulgar words, insults, and what is between grown-ups.
  ...words(`
    scheiße scheiß arsch arschloch verdammt verdammte verdammten fick ficken schlampe schwein hölle teufel idiot idioten
    dumm blödsinn dämlich sex verliebt geliebt küssen kuss schwanger nackt hure bastard mistkerl verrückt
    wahnsinnig verflucht bett schatz schätzchen liebling heiraten verheiratet hochzeit schmutzig hässlich
    fett hass hasse hassen klappe bullen bier wein betrunken drogen alkohol bar rauchen zigarette
    zigaretten geil titten furz pisse kotzen trottel dreck drecksack blöde blöder lügner irre süßer süße
  `),
  // Violence, death, war and crime.
  ...words(`
    tot tod töten tötet getötet tote toten töte sterben starb stirbt gestorben stirb sterbe mord mörder ermordet
    umgebracht umbringen leiche leichen waffe waffen krieg krieges blut schießen schießt schuss
    erschossen erschießen gefängnis polizei polizist polizisten opfer verletzt verletzen schlagen schlägt geschlagen
    kampf kämpfen kämpft bombe messer pistole feind feinde feinden feuer verhaftet verhaften gefangen gefangene
    verbrechen verbrecher dieb gestohlen stehlen hängt hängen zerstört zerstören soldaten soldat armee general major
    colonel lieutenant sergeant agent sheriff detective angriff angreifen rache richter anwalt gericht gefahr
    gefährlich schmerz schmerzen leiden grab begraben beerdigung hinrichtung bedrohung geisel geiseln gewalt foltern
    selbstmord umkommen explodiert entführt mordes böse böses bösen verbrennen brennt killer beweise beweisen verdächtig
    verdächtigen truppen schlacht gegner schwert gift schuldig unschuldig wütend angst verraten lüge lügen gelogen
    zeugen rauben überfall bluten weinen überleben unfall wunde verwundet mission
  `),
  // Religion, in which subtitles mostly swear.
  ...words("gott gottes herrgott herrn kirche seele christus beten heilige heiligen engel majestät ewig"),
]);

/** Nouns, which German writes with a capital; the source has every word in lower case. */
export const germanNouns: ReadonlySet<string> = new Set(
  words(`
    zeit frau leute leuten ordnung hause verzeihung tages lebens arme tieres hauses menschheit vater tag geld
    mutter mann leben nacht mädchen haus welt abend essen menschen kinder junge jungen
    moment musik arbeit familie herr sohn problem jahre jahren jahr sache sachen hilfe kind wahrheit bruder fall
    frage fragen uhr stadt männer kopf glück ende dinge minuten auto augen tür ahnung freund freunde freunden
    freundin sorgen sorge tochter idee schwester name namen frauen grund hand hände händen ruhe stunden stunde schuld
    geschichte geschichten wasser art woche wochen land zimmer wagen spaß ort seite chance tage tagen spiel spiele
    schule entschuldigung wort worte worten gesicht teil teile mensch ding eltern herz platz nummer plan telefon
    könig büro menge dollar ruf doktor film schiff stelle kaffee luft hund probleme buch bücher straße arzt gefühl
    gefühle zukunft licht himmel nachricht nachrichten stück schlüssel erde rest körper krankenhaus millionen klasse
    sinn wohnung versuch herren wahl onkel person stimme stimmen sicherheit mund boden laden meinung geschäft
    handy monate monaten monat schluss nähe tisch hotel meister antwort antworten ärger bild bilder auge traum träume
    entscheidung fehler regeln fenster gedanken ziel bewegung anfang augenblick bescheid partner finger rolle chef
    informationen arm reise dame damen sekunde sekunden foto fotos raum weile minute zug freude brief kontrolle beispiel
    herzen weise vorsicht verbindung richtung lage kraft ehre ehren geschenk tasche hunger beziehung preis witz liste
    geist firma rücken boot tante pferd pferde wunder punkt befehl haut wette geburtstag anruf frieden karte karten
    sonne professor nase computer weihnachten fuß füße überraschung geheimnis kontakt gold regierung schlaf lust willen
    heim blick besuch haare hoffnung präsident möglichkeit flugzeug vergangenheit tee gesellschaft hals gebäude
    schicksal zeichen küche vergnügen situation volk königin verstand rat kamera achtung schuhe glückwunsch gegend wald
    glas kleid abendessen frühstück gesetz schritt aufgabe amerikaner spur ehemann unsinn adresse respekt ball
    schwierigkeiten hälfte planeten planet gruppe eis erfolg wochenende bericht prinzessin prinz position
    fernsehen angebot ring lied lieder eier insel dorf tiere tier freiheit schaden park energie fleisch zeitung gespräch
    taxi unterschied wind wand bus verhalten loch interesse blumen neuigkeiten flasche meer maschine bein beine meter
    gelegenheit ohr ohren brüder zeitpunkt ecke brücke druck sommer winter herbst frühling milch brot kuchen apfel
    garten lehrer lehrerin schüler schülerin stuhl baum bäume vogel vögel katze katzen hunde fisch fische regen schnee
    berg berge fluss farbe farben hose jacke mantel hut heft stift papier seiten blatt text wörter satz sätze
    bank geräusch nachbar nachbarn oma opa großmutter großvater besitzer mitte norden süden osten westen 
    erinnerung erinnerungen eindruck bahnhof flughafen fahrrad fahrt abenteuer test prüfung kunst bühne kino theater
    konzert verein mannschaft tor sport fußball pause arbeiter lösung ergebnis erfahrung gesundheit 
    schwestern stimmung lächeln kurs ware markt zahl kreis linie rand spitze stein steine
    holz eisen mauer dach keller treppe decke lampe kerze schrank zelt rucksack ausflug urlaub ferien
    strand wiese feld weide bauer kuh kühe schaf ente maus mäuse bär löwe elefant affe pflanze gras blume
    verständnis geduld mut kraftwerk maß gewicht größe höhe länge breite tiefe stärke arbeitsplatz wissenschaft
    schloss turm burg gast gäste feier stimmung teller tasse gabel löffel suppe salz zucker butter käse
    ei obst gemüse kartoffel kartoffeln reis nudeln saft durst mittag nachmittag vormittag mitternacht 
    montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september
    oktober november dezember papiere unterschrift sprache wirklichkeit quelle vertrag termin zustand wert ursache
    absicht gesetze gedanke gegenteil umstände hoffnungen chancen ideen pläne regel seele system programm projekt
    nachbarschaft gemeinde meinungen bedingung bedingungen kunde kunden auftrag mitglied mitglieder kollege
    kollegen verantwortung bedeutung dunkelheit stille dauer dienst leistung schulden wirkung reihe
    schwert knie zahn zähne bauch schulter daumen kleider kleidung hemd schuh ruder sitz eingang
    ausgang aufzug fahrer motor rad räder benzin motorrad lkw zentrum universität studium klassenzimmer unterricht
    erklärung grüße gruß brille spiegel seife handtuch bad badezimmer schlafzimmer wohnzimmer sofa radio video
  `),
);
