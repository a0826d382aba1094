const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

/**
 * Words that stand high in a list made from film subtitles and are not for a typing exercise of a child of nine:
 * names and words that need a capital, subtitle noise, abbreviations, foreign words, and anything vulgar, sexual,
 * violent, or about drink, drugs and crime. Read and chosen by hand, down to well past the thousandth word.
 */
export const englishExclusions: ReadonlySet<string> = new Set([
  // Noise, slang and fragments of contractions.
  ...words(`
    yeah okay ok gonna gotta wanna uh um huh hmm hey oh ah mm mmm ooh whoa wow ow aw aah ugh hm eh ya ha nah yep
    nope shh whoo woo ain kinda outta em goin yo hi bye dude bro bucks ma mama mommy daddy gosh alright re de la lt
    mr mrs dr tv fbi dna
  `),
  ...words("chuckles laughs sighs gasps grunts grunting groans indistinct narrator ringing chatter cheering"),
  // Names, nationalities, places and days: they need a capital.
  ...words(`
    jack sam john michael joe york frank george david charlie mike tom peter james ben paul lee harry mary kim alex
    henry max bob jimmy jim tony steve danny nick matt sarah bobby tommy jake johnny richard ray billy chris eddie
    jane adam roger robert charles dan kevin martin daniel kate dave grace anna thomas san american america french
    english chinese german paris london christmas jin japanese british china england washington emma lisa maria
    rachel louis andy brian simon scott arthur ryan jason russian sunday friday saturday amy jerry jeff alan annie
    luke kyle ted ed lucy claire emily walter phil josh eric spanish france
  `),
  // Vulgar words, insults, and what is between grown-ups.
  ...words(`
    fucking fuck fucked fuckin shit ass asshole bitch bastard damn goddamn hell crap bullshit bloody dick idiot
    stupid fool dumb crazy insane mad ugly fat jerk sex kiss naked gay pregnant balls blow dating butt girlfriend
    boyfriend
  `),
  // Violence, death, war and crime.
  ...words(`
    kill killed killing killer dead death die died dies dying murder murdered gun guns shoot shooting shot fight
    fighting fought war blood weapon weapons attack attacked bomb bullet knife hit hurt hurts beat burn burned
    victim victims enemy enemies army soldier soldiers battle sergeant colonel lieutenant commander destroy
    destroyed threat suicide revenge sword crime criminal prison jail arrest arrested suspect detective thief steal
    stole stolen guilty witness cop cops military bodies grave buried funeral hate hang poison evil devil violence
    agent murderer shots wound swear fired pain screaming screams bleeding gang sheriff
  `),
  // Drink and drugs.
  ...words("drug drugs drunk beer wine drinking drinks smoke bar"),
  // Religion, in which subtitles mostly swear.
  ...words("god jesus christ lord holy heaven pray soul church faith majesty highness"),
]);

/** The same for Dutch, with the English words and the old-fashioned forms that stand in Dutch subtitles. */
export const dutchExclusions: ReadonlySet<string> = new Set([
  // Noise, slang, clipped and old-fashioned forms, abbreviations and misreadings of the source.
  ...words(`
    oh he dollar hé hè hey uh eh ah hallo hoi sorry oké oke ok okay wow yeah sms tv mr mrs dr st km ms lk ie da lol
    eén goeie ouwe tuurlijk gauw verdorie verdomme verdomde verdomd jezus god godsnaam christus mam pap pa ma nou
    kop schat schatje lieverd liefje mijne dna fbi cia pardon edelachtbare mijnheer nietwaar komaan wegwezen ziens
    hoezo ach kerel kerels knul vent meid meiden momentje jawel ha vs
  `),
  // English and other foreign words.
  ...words(`
    the sir miss deal sheriff show cool new let you will street and to date truck red bad lady san la don shit
    chicago king super big it war city max ryan job
  `),
  // Names, nationalities, places and titles with names: they need a capital.
  ...words(`
    john jack sam charlie michael george frank joe york mike david peter tom james henry paul harry alex mary danny
    amerika jimmy sarah nick tony tommy bob ray jane jim bill billy jake johnny steve mark bobby richard luke chris
    eddie adam martin thomas kevin rachel charles walter brian anna robert daniel lee scott claire lisa jason amy
    washington emily emma kyle leo andy maria jesse pete carter grace william arthur annie sean simon jerry kelly
    alice joey clark eric kate londen parijs amerikaanse amerikanen engels engeland frankrijk franse duitse duitsers
    europa matt ted roger jeff larry lucy julie julia karen maggie phil taylor victor vincent dean jackson jones
    smith helen louis patrick rose rome zondag maandag vrijdag zaterdag dave gary hank
  `),
  // Vulgar words, insults, and what is between grown-ups.
  ...words(`
    klootzak idioot gek gekke stom stomme dom domme seks sexy lul kont hoer eikel homo klote rot dronken zwanger kus
    kussen kust neuken trut reet ballen rotzooi sukkel gemeen vuile hel verpest gestoord
  `),
  // Violence, death, war and crime.
  ...words(`
    dood dode doden vermoord vermoorden vermoordde moord moorden moordenaar gedood doodde bloed wapen wapens pistool
    geweer schiet schieten schoot geschoten neergeschoten schot kogel kogels bom mes slaan slaat sloeg geslagen sla
    slag vecht vechten gevecht oorlog leger soldaat soldaten sergeant kolonel luitenant generaal majoor commandant
    troepen aanval aanvallen aangevallen vijand vijanden slachtoffer slachtoffers gestolen stelen gevangenis
    gevangen gevangenen gevangene cel gearresteerd arresteren verdachte misdaad dader getuige getuigen zelfmoord
    lijk lijken sterven sterft stierf gestorven overleden begraven begrafenis haat vernietigen vernietigd wraak
    strijd verslaan geweld bende pijn gewond ontvoerd verraden duivel hersenen rechercheur zwaard missie bevel agent
    agenten steek steken lijden schuldig onschuldig zweer ontsnappen ontsnapt
  `),
  // Drink and drugs.
  ...words("drugs bier wijn drank drankje bar roken"),
  // Religion, in which subtitles mostly swear.
  ...words("heer kerk heilige ziel bidden"),
]);

/** What stands high in a French list made from film subtitles and is not for a child of nine. */
export const frenchExclusions: ReadonlySet<string> = new Set([
  // Noise, slang, abbreviations, foreign words, and spellings that are wrong.
  ...words(`
    oh ah eh hé hein euh ouais ok hey mme mlle mr dr ca pos ben ii cool télé tel han soo lee aie ie ha ia hum bah bof
    ouah waouh the you and but just not pute an it is to of my ll mike jin kim san kang los plait ecoute etes etre
    voila apres meme tres deja coeur soeur oeil oeuf no yes sir miss lord new park fbi cia usa tv dj
    mec mecs gars trucs bosser boulot dingue sympa fric flic flics pote potes gosse gosses gamin gamine môme fiche
    cœur sœur œil œuvre
  `),
  // Names, nationalities as names, places: they need a capital.
  ...words(`
    jack john sam joe charlie michael david frank george tom paul peter james tony bill henry mary max bob harry jimmy
    sarah alex noël paris york amérique france louis marie pierre jean anna martin ben simon marc claire ray nick kate
    charles robert richard steve danny jim billy ryan emma julie daniel thomas eric lucas adam eddie jones walter roger
    lucy alice jane rachel arthur philippe antoine nicolas victor albert smith johnny kevin matt scott chris ted ed dan
    londres chine japon amériques chicago washington angeles europe angleterre allemagne bobby sean will jason rose
    maria sophie lily grace lisa jerry tommy jessica tim andy luke oliver dave
  `),
  // Vulgar words, insults, and what is between grown-ups.
  ...words(`
    merde putain con cons connard connards connerie conneries cul foutre chier bordel salope pute fous foutu foutue
    baiser baise sexe sexy gueule idiot idiote idiots stupide imbécile crétin bête folle fou bite nul nulle salaud
    enceinte nue nu amant maîtresse coucher couche chérie chéri bébé seins mignonne ivre alcool bière vin boire bar
    drogue drogues fumer cigarette cigarettes débile abruti garce putes vierge embrasser déteste enculé moche saoul
  `),
  // Violence, death, war and crime.
  ...words(`
    mort morte morts mortes mortel mourir meurt meurs mourra tuer tue tué tués tuée tuez tuera tueur meurtre meurtres
    meurtrier assassin assassiner assassiné arme armes armée guerre sang prison police policier policiers crime crimes
    criminel criminels victime victimes bombe balle balles tirer tire tiré couteau attaque attaquer attaqué combat
    combattre battre frapper frappé blessé blessée blesser blessure détruire détruit détruite enfer diable démon démons
    maudit menace menaces danger feu ennemi ennemis ennemie soldat soldats sergent colonel lieutenant commandant suspect
    suspects voleur voleurs voler volé arrêté détective torture suicide cadavre cadavres corps tombe enterrement
    pistolet
    fusil otage otages vengeance haine souffrir souffre souffert violence kidnappé coupable otages
    brûler brûlé brûle poison épée mal agent agents avocat prisonnier prisonniers procès inspecteur enquête témoin
    preuves gang terroriste terroristes viol violée crever crève disparu disparue pleurer honte peur accusé arrestation
    menti mentir mens menteur menteuse armées cartouches explosion
  `),
  // Religion, in which subtitles mostly swear.
  ...words("dieu seigneur jésus christ église prier prie prières prière âme majesté altesse sainte saint bible"),
]);

/** What stands high in a German list made from film subtitles and is not for a child of nine. */
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
