/** German words for passwords: easy to spell, 3 to 9 plain letters, none that needs an umlaut or a sharp s, and none that could offend next to a name. */
export const passPhraseWords: readonly string[] = `
abend abenteuer abfahrt absatz acht achtung acker adler adresse advent ahorn akkord akte alarm album algen alltag alpaka alpen alphabet ameise ampel
amsel ananas anfang angebot angel anhang anker ankunft anlage anorak antenne antwort anzeige anzug apfel april archiv arena armband artikel arzt
asphalt ast aster atelier atem atlas atom auftrag aufzug auge august ausflug ausgang auskunft ausweis auto autobahn bach backe badehose bagger bahn
bahnhof bahnsteig balken balkon ball ballett ballon bambus band banjo bank bankett barke bart basilikum basis batterie bau baum baumhaus baumwolle
beamer becher becken beet beginn beifall beispiel beitrag berg bericht beruf besen bestand besuch beton bett beute biene bilanz bild birke bison blatt
blau blei blick blinker blitz block blume bluse bohne bohrer boje bonbon boot bordstein borste bote braten brause brei bremse brett brezel brief
brille brise brokkoli bronze brosche brot brunnen bub buch buche bucht bude buffet bunt burg bus butter camping cello champion chor comic computer
container couch cousin creme curry dach dachs dackel damm dampf dank datei dattel datum dauer daumen decke deckel deich delfin denkmal diamant dichter
diele dienst dienstag diktat diplom dirigent distel docht dohle doktor dom donner dorf dorn dotter drache draht drehung drei dreieck dreirad drossel
druck dschungel duft dunkel durst dusche dutzend ebbe echo ecke edelstein efeu eiche eidechse eigelb eimer einfall eingang einhorn einkauf eins
eintopf eis eisberg eisdiele eisen elch elf ellbogen elster eltern ende energie engel enkel ente enzian erbse erdbeere erde erdkunde erdnuss erfinder
erfolg ergebnis erker erle ernte espe essen essig etage etappe etikett eule euro ewig examen fabel fabrik fach fackel faden fagott fahne fahrer
fahrplan fahrrad fahrt falke falter falz familie fang farbe farn faser feder fee feier feiertag feile feld fell fels fenchel fenster ferien fernglas
fernrohr fest festung feuer feuerwehr fichte figur film filter filz finale finger fink finster firma fisch fischer flach flagge flamingo flamme
fleck fliege fliese flocke flosse flur fluss flut fohlen folie forelle form forscher forst foto fracht frage franse freitag freude freund
frieden frisch friseur frist frosch frost frucht fuchs fuchsbau fund funk funke furche gabel galaxie galerie galopp garage garn garten gasse gast
gebet gebiet gebirge gecko gedicht geduld gehweg geige gelb geld gelee gelenk genie gepard gericht gerste gesang geschenk gesicht gestein gestern
gesund gewinn gewitter giebel gipfel gips giraffe gitarre gitter glanz glas glatt glaube glocke gold goldfisch golf gondel grad gramm granit
gras grenze griff grill grille grotte grube gruppe gummi gurt guss haar habicht hafen hafer hagel hahn haken halle halm hals halt hammer hamster hand
handel handschuh handtuch handy hang harfe harke harz hase haselnuss haube hauch haupt haus hausboot haustier haut hebel hecht hecke heft heide heimat
heimweg heizung held helfer hell helm hemd henkel herbst herd herde hering herz heu heute hilfe himbeere himmel hirsch hirte hitze hobby hobel
hochzeit hockey hof hoffnung holunder holz honig honorar horizont hose hotel huf hufeisen hummel humor hundert hut idee igel iglu imbiss imker index
ingenieur ingwer inhalt insekt insel instinkt iris irrgarten jacke jade jaguar jahr januar jasmin jeans jogger jubel judo jugend juli junge jurte
juwel kabel kabine kachel kaffee kaiser kajak kakao kaktus kalender kamera kamille kamin kamm kammer kanal kanne kante kanu kapelle kapitel kapsel
karamell karneval karotte karpfen karte karton kasse kassette kastanie kasten katalog katze kauf kaugummi kegel kehle keil keim keks kelch kelle
keller kellner kerbe kern kerze kescher kessel kette kicker kiefer kieme kies kilo kind kinn kino kiosk kirche kirsche kissen kiste kittel kiwi
klammer klang klappe klar klasse klavier klebstoff klecks klee kleid klette klima klingel klinke klippe kloster knie knopf knospe knoten koala koch
koffer kohl kohle kohlrabi kokosnuss kolibri komet komma kommode kompass komponist kompost konfetti konsole konto konzert kopf kopie koralle korb
kordel korken korn korridor kostbar krabbe kraft kragen kralle kran kranich kranz krapfen krater kraut kreide kreis kreisel kresse kreuz krippe
krokodil krokus krone krug kruste kuchen kuckuck kufe kulisse kultur kunde kunst kupfer kuppel kurbel kurs kurve kutsche kutter labor labyrinth lachen
lachs lack laden lagune laie lama lamm lampe land landkarte landung lang laser laterne laub laube lauch lauf laufrad laune laut lavendel lawine leben
leder leguan lehm lehne lehrer leine leinwand leise leiste leiter leitung lektion lenker leopard lesebuch leser lesung leuchte libelle licht lied
lieferung liege liga lila lilie limonade linde lineal linie links linse lippe liste liter lob locke lohn loipe lok lorbeer los lotse lotus luchs luft
luke lupe lupine lustig magazin magie magnet mai mais maler malkasten malz mama mammut mandarine mandel mandoline manege mango mantel marathon marder
margerite marke markt marmelade marmor maske mast material matratze matrose matte mauer maulwurf maus medaille meer meise meister melodie menge mensch
menthol metall meteor meter miete mikrofon milch million minute minze mistel mittag mitte mittel mittwoch mode mohn moment monat mond montag moos
morgen mosaik motor motte mulde mund munter murmel museum musik muskat muskel muster mut nabel nachbar nachricht nacht nadel nagel narzisse nase natur
nebel neffe nelke nest netz neu neugier neun nichte noch nomade norden note notiz november nummer oase oben obst ocker ohr oktave oktober oleander
olive oma omelett onkel opa oper orange orchester orchidee ordner ordnung orgel orkan ort osten ostern otter ozean packung paddel paket palast palme
panda papagei papier pappe pappel paprika parade parfum park parkett parkplatz pass pasta pastete pate pause pedal pegel pelikan pendel perle pfad
pfand pfanne pfarrer pfau pfeffer pfeil pfeiler pferd pfirsich pflanze pflaster pflicht pflug pforte pfote pfund pianist pilot pilz pinguin pinie
pinsel pinzette pirat pirouette pizza plakat plan planet plastik platane platin platte platz podest pokal polster pony portal porto post poster
postkarte pracht praline praxis preis presse prinz probe produkt profi programm projekt propeller prosa publikum pudding puder pullover puls pult
pumpe punkt purpur puzzle pyramide quader quadrat quark quartett quarz quelle quitte quittung quiz rabatt rabe rad radar radio rahmen rakete rallye
rand rasen rast rathaus raum raupe raureif raute rebe rechen rechnung rechts rede regal regel regen reh reibe reif reifen reihe reim reis reise reiter
rekord rente reporter reptil rest rettich revier rezept rhabarber rhythmus richtung riegel riemen rinde ring rinne robe roboter rock rodel roggen rohr
rolle roller roman rosine rosmarin rotkohl route rudel ruder rugby ruhe rumpf runde rutsche saal saat sache saft sage sahne salami salat salbe salbei
salz samstag samt sand sandale sandburg sanft sardine satellit sattel satz sauber saum schach schachtel schal schale schalter schatten schauer
schaufel schaukel schaum schein schemel scherz scheune schiene schild schilf schirm schlaf schlange schleife schlitten schloss schlucht schmied
schmuck schnabel schnee schnitt schnitzel schnur schorle schrank schraube schrift schublade schuh schule schulhof schulter schutz schwalbe schwamm
schwan schwarm schwung see seefahrt seehund seerose segel segler seife seil seite sekunde sellerie sender senf september sessel sichel sicher sieb
sieben siegel signal silbe silber sinn sirene sirup sitz skizze socke sofa sohle sohn sommer sonne sonnig sonntag sorte spange spaten spatz specht
speicher speise sperling spiegel spiel spielzeug spinat spirale spitze sport sprache sprosse sprung spule spur stab stachel stadion stadt staffel
stahl stall stamm stapel star start station statue staub stausee steg steig stein stelze stempel steppe stern steuer stichwort stiefel stift stille
stimme stirn stock stockwerk stollen stolz stoppuhr storch strahl strand strauch strecke streich streifen strick stroh strom strudel strumpf stube
student studio stufe stuhl stunde sturm suche sumpf suppe symbol szene tabelle tablett tablette tafel tag tagebuch takt tal talent tandem tango tanne
tante tanz tapete tapir tasche tasse tastatur taste tatze tau taucher tausend taxi team technik teekanne teich teil telefon teleskop teller tempel
tempo tennis teppich termin terrasse test text theater thema thron thunfisch thymian ticket tiger tinte tipp tisch titel toast tochter tomate ton
topas topf torte total trab tradition trainer traktor trampolin traube traum treffer treppe tresor trichter trick trikot trio trommel trompete tropfen
truhe tuch tulpe tunnel turbine turm turner turnhalle turnier tusche ufer uhr uhrwerk uhu ulme umlauf umriss umschlag umwelt umzug unfug uniform
unikat urlaub ursprung urwald vanille vase vater ventil verband verein versteck versuch vetter video vier viertel violine vitamin vokal vorhang
vorname vorrat vortrag vulkan waage wabe wache wachs waffel wagen wald walnuss walze wand wanderer wandern wange wanne wappen wasser watte weber
wecker wedel weg weide weiher weit weizen welle welpe welt werft werk werkbank werkstatt werkzeug wert weste westen wette wetter widder wiege wiese
wiesel wild wimper wind windrad winkel winter winzer wipfel wippe wirbel wirt wissen witz woche wohl wohnung wolf wolke wolle wort wunder wunsch wurf
wurzel yak yoga zacken zahl zahlung zahn zange zapfen zauberer zaun zebra zeder zehn zeichen zeiger zeile zeit zeitung zelle zelt zement zentrum
zettel zeuge ziegel ziel ziffer zimmer zimt zink zirkel zirkus zitrone zoo zopf zucker zufall zug zukunft zunge zweck zwei zweig zwiebel zwilling
zwirn zylinder
`
  .trim()
  .split(/\s+/u);
