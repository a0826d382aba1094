import type { ExamText } from "../../LanguageEntry";

/** Dutch texts for norms of ten minutes. */
export const tenMinutes: readonly ExamText[] = [
  {
    slug: "exam-nl-10-op-de-bodem-van-het-meer",
    title: "Op de bodem van het meer",
    body:
      "Wie met de fiets door de polder rijdt, merkt er niets van, maar hij rijdt op de bodem van een meer. Waar nu " +
      "tarwe en aardappelen groeien, zwommen vroeger palingen, en waar de kerk staat, voeren schepen voorbij. Rond " +
      "1630 was het hier nog een grote plas. Bij storm sloeg het water stukken van de oever, en elk jaar werden de " +
      "akkers van de boeren een beetje kleiner. Toen bedacht een groep kooplieden een plan. Ze lieten een dijk " +
      "rondom het meer aanleggen, met daarbuiten een brede ringvaart, en op die dijk bouwden ze molens. Elke molen " +
      "kon het water maar een meter omhoogbrengen, dus er stonden er steeds een paar achter elkaar. Zo draaiden er " +
      "26 molens, dag en nacht, vier jaar lang. Wat zouden de mensen hebben gedacht toen de bodem eindelijk " +
      "tevoorschijn kwam? Het was één grote, grijze modderpoel vol schelpen, riet en vissen die nergens meer heen " +
      "konden. Er moesten eerst sloten worden gegraven, kaarsrecht en allemaal even ver van elkaar, zodat de grond " +
      "kon drogen. Daarna kwamen de wegen, de boerderijen en de bomen. Op de kaart ziet de polder er nog altijd uit " +
      "als een geruit schrift. Maar klaar is zo'n polder nooit. Het regent, en er sijpelt water onder de dijk " +
      "door; als niemand iets doet, staat over een paar jaar alles weer blank. Daarom is er een gemaal. Dat is een " +
      "gebouw met sterke pompen, die het werk van de molens hebben overgenomen. De machinist, mevrouw Dijkstra, kan " +
      "op een scherm zien hoe hoog het water in elke sloot staat. Ligt het peil 5 centimeter te hoog, dan zet ze " +
      'een pomp aan. Ligt het te laag, dan laat ze juist wat binnen, want planten en koeien moeten ook drinken. "Ik ' +
      'ben eigenlijk de baas van een heel groot bad", zegt ze tegen de kinderen die op bezoek komen, "en ik moet ' +
      'zorgen dat het nooit overloopt en nooit leegraakt." Een van de oude molens is blijven staan. Hij draait op ' +
      "zaterdag, als het tenminste waait, en dan maalt hij voor de lol een beetje mee. Boven op de dijk kun je het " +
      "verschil goed zien. Aan de ene kant varen de boten, ter hoogte van je knieën, en aan de andere kant kijk je " +
      "neer op de daken van de huizen. Een reiger die op de grens staat, kan kiezen. Hij denkt even na, spreidt " +
      "zijn vleugels en zweeft omlaag naar de sloot, net zoals reigers dat deden toen hier nog een meer was.",
  },
  {
    slug: "exam-nl-10-de-kat-op-het-schilderij",
    title: "De kat op het schilderij",
    body:
      "In zaal 9 van het museum hangt een klein schilderij waar de meeste bezoekers zomaar aan voorbijlopen. Ze " +
      "zijn op weg naar het beroemde doek in de volgende zaal, dat zo groot is als een garagedeur. Op het kleine " +
      "schilderij is een keuken te zien. Een vrouw giet water in een kom, er ligt een half brood op tafel en door " +
      "het raam valt licht naar binnen. Verder gebeurt er niets. Op een regenachtige zondag blijft Ilse er toch " +
      "voor zitten, omdat ze moe is en er toevallig een bankje staat. Eerst ziet ze alleen de vrouw. Na een minuut " +
      "ziet ze dat er een barstje in de kom zit, en dat het licht op de muur niet wit is, maar geel, met een " +
      "vleugje blauw. Na twee minuten ontdekt ze een kat. Het dier zit in het donker onder de tafel en is zo " +
      'geschilderd dat je het pas ziet als je het wilt zien. "Dat duurt meestal langer", zegt een stem achter haar. ' +
      "Het is de suppoost, een man met een grijze snor en een sleutelbos aan zijn riem. Hij werkt al jaren in deze " +
      "zaal en houdt bij hoeveel mensen de kat vinden. Vorige maand waren het er 31. Weet hij ook wie de vrouw is? " +
      "Nee, zegt hij, dat heeft niemand ooit kunnen uitzoeken. De schilder schreef alleen het jaartal 1664 in een " +
      "hoekje, en zelfs zijn eigen naam vergat hij. Misschien was het zijn zus, misschien de buurvrouw die even " +
      "langskwam. Maar één ding is zeker: hij heeft heel goed naar haar gekeken. Kijk maar hoe ze op haar lip bijt, " +
      "omdat de kan zo zwaar is. Verf kocht je in die tijd niet in een tube; die maakte je zelf, van fijngewreven " +
      "stenen, planten en lijnolie. Blauw was zo kostbaar dat je er zuinig mee moest zijn. En toch zit er blauw in " +
      "het licht op die muur, waar bijna niemand het opmerkt. Waarom zou hij dat hebben gedaan? Ilse denkt na. " +
      "Omdat het er echt was, zegt ze dan, en omdat hij niet wilde liegen. De suppoost kijkt haar aan alsof ze " +
      "zojuist een prijs heeft gewonnen. Als haar ouders haar komen halen, heeft ze het beroemde doek nog steeds " +
      "niet gezien. Dat geeft niet, dat hangt er de volgende keer ook nog wel. Bij de uitgang koopt ze een potlood " +
      "en een schetsboekje. Thuis tekent ze uit haar hoofd een vrouw, een kom en een raam. Onder de tafel laat ze " +
      "een plekje wit, en daarna kleurt ze het heel voorzichtig donker, op twee groene ogen na.",
  },
  {
    slug: "exam-nl-10-schoolreis-naar-het-eiland",
    title: "Schoolreis naar het eiland",
    body:
      "Om halfzeven 's ochtends is het nog stil bij de haven. Er klotst wat water tegen de kade, een meeuw trippelt " +
      "over een muurtje en de veerboot ligt met zijn klep open te wachten, als een walvis die geeuwt. Dan draaien " +
      "er twee bussen het plein op en is het met de rust gedaan. Groep 7 gaat op schoolreis naar het eiland. Op de " +
      "boot zoekt iedereen een plaats aan dek, want wie binnen zit, ziet de zeehonden niet. De overtocht duurt drie " +
      "kwartier. Stuurman Wietse vertelt door de luidspreker dat de boot niet zomaar rechtuit kan varen: hij volgt " +
      "een geul, een soort rivier op de bodem van de zee, die elk jaar een beetje van plaats verandert. Rode en " +
      "groene tonnen geven aan waar het diep genoeg is. Op het eiland krijgt ieder groepje huurfietsen, een " +
      "plattegrond en een opdracht. De groep van Daan moet tien dingen zoeken die met een z beginnen, en op het " +
      "strand vinden ze er al zeven: zand, zee, zon, zout, zeewier, een zeester en zere voeten. In de duinen wijst " +
      "de boswachter hun een plant aan die zijn wortels wel 3 meter diep laat groeien om bij het water te komen. " +
      "Zonder dat gras, helm heet het, zou de wind het hele duin meenemen. 's Middags beklimmen ze de vuurtoren. " +
      "Het zijn 197 treden, en halverwege is er niemand meer die praat. Boven staat de lamp, die niet veel groter " +
      "is dan een voetbal. Hoe kan zo'n lamp dan tientallen kilometers ver te zien zijn? Dat komt door de lenzen, " +
      "legt de vuurtorenwachter uit. Die staan er als een glazen kooi omheen en bundelen het licht tot een straal. " +
      "Elke vuurtoren heeft bovendien zijn eigen ritme, zodat een schipper aan het knipperen kan zien waar hij is. " +
      '"Dus eigenlijk zegt hij steeds zijn naam", zegt Daan, en de wachter vindt dat hij het nog nooit zo mooi ' +
      "heeft gehoord. Op de terugweg gaat het natuurlijk mis. Het groepje neemt een verkeerd pad, er loopt een " +
      "ketting af en de boot vertrekt over twintig minuten. Ze rennen, ze duwen, ze helpen elkaar, en als laatsten " +
      "rollen ze de klep op. Juf Marloes staat er met haar lijst en zet opgelucht een streepje. Aan boord vallen de " +
      "eersten al snel in slaap, met zand in hun haren en schelpen in hun jaszak. Daan ligt met zijn hoofd tegen " +
      "het raam. Buiten wordt het donker, en ver achter hen zegt de toren nog een paar keer hoe hij heet.",
  },
  {
    slug: "exam-nl-10-het-station-zonder-treinen",
    title: "Het station zonder treinen",
    body:
      "Aan de rand van het dorp staat een station waar geen trein meer stopt. De sporen zijn weggehaald, het perron " +
      "is begroeid met varens en de klok heeft al heel lang geen haast. Toch brandt er elke avond licht achter de " +
      "ramen. De familie Van Leeuwen heeft het gebouw gekocht en er een huis van gemaakt. De keuken is de oude " +
      "wachtkamer, met banken langs de muur en een kachel in het midden. Waar vroeger de kaartjes werden verkocht, " +
      "is nu de slaapkamer van Tess. Zij heeft als enige van haar klas een loket boven haar bed. Als haar broer " +
      'iets wil vragen, moet hij eerst op het ruitje kloppen. "Enkele reis of retour?" roept ze dan, en hij krijgt ' +
      "pas antwoord als hij gekozen heeft. Het station is gebouwd in 1881. In die tijd was het een groot feest als " +
      "er ergens een spoorlijn kwam. Eerst liep je uren naar de stad, of je hobbelde met de postkoets over een " +
      "modderige weg; nu was je er opeens in 25 minuten. Boeren brachten hun melkbussen naar de trein en de krant " +
      "kwam op de dag zelf. Zelfs de tijd veranderde. Elke plaats had tot dan toe haar eigen tijd, afgelezen aan de " +
      "zon, en dat scheelde soms een paar minuten. Maar hoe maak je een dienstregeling als het overal net iets " +
      "later of vroeger is? Daarom zetten alle stations hun klokken gelijk, en de dorpen volgden vanzelf. Achter " +
      "een losse plank in de gang heeft Tess een doos gevonden. Er zaten een fluitje in, een pet met een zilveren " +
      "rand en een schrift waarin de stationschef alles opschreef wat hem opviel. Dat de trein van tien over acht " +
      "te laat was, omdat er een koe op de rails stond. Dat er een mevrouw was uitgestapt met een papegaai, die " +
      "iedereen om een kaartje vroeg. Dat het de hele dag had gesneeuwd en dat hij voor 14 gestrande reizigers " +
      "erwtensoep had gekookt. Tess leest er elke avond een bladzijde uit voor, en zo lijkt het alsof de chef nog " +
      "steeds bij hen in huis woont. Op de plek van de rails loopt tegenwoordig een fietspad. In het weekend rijden " +
      "er veel mensen langs, en de meesten stappen af om te kijken. Dan zet Tess de pet op en verkoopt ze limonade " +
      "door het loket, met voor iedere klant een kaartje erbij dat ze zelf heeft gestempeld. Het is geldig naar " +
      "alle bestemmingen, staat erop, en wie het bewaart, mag altijd terugkomen.",
  },
  {
    slug: "exam-nl-10-een-avond-op-de-sterrenwacht",
    title: "Een avond op de sterrenwacht",
    body:
      "Op de heuvel buiten de stad staat een wit gebouw met een ronde koepel. Overdag is het er stil, maar op " +
      "heldere vrijdagavonden mag iedereen naar binnen om naar de sterren te kijken. Binnen is het koud en bijna " +
      "donker. Er brandt alleen een rood lampje, want rood licht stoort je ogen het minst. Het duurt ongeveer 20 " +
      "minuten voordat ze goed aan het donker gewend zijn, en wie tussendoor op een telefoon kijkt, moet opnieuw " +
      "beginnen. Mevrouw Kaya, die de rondleiding geeft, draait aan een wiel. Met veel gekraak schuift er een " +
      "spleet in het dak open en valt er een baan koude lucht naar binnen. De telescoop eronder is zo lang als een " +
      'roeiboot en werd in 1923 met paard en wagen naar boven gebracht. "We beginnen dichtbij", zegt ze, en ze ' +
      "richt hem op de maan. Iedereen mag om de beurt op het trapje. Wie door het glas kijkt, vergeet meteen de " +
      "kou. De maan is geen platte schijf meer, maar een bol met bergen, vlaktes en kraters, en langs de rand van " +
      "het licht zie je de schaduwen liggen. Daarna is Jupiter aan de beurt, een bolletje met strepen en vier " +
      "stipjes ernaast. Die stipjes zijn manen. Galileo ontdekte ze in 1610, toen hij als een van de eersten een " +
      "kijker op de hemel richtte, en hij zag ze elke nacht op een andere plaats staan. Hoeveel sterren zijn er " +
      "eigenlijk? Zonder kijker kun je er op een goede avond een paar duizend zien, antwoordt mevrouw Kaya, maar in " +
      "ons melkwegstelsel alleen al zijn het er vele miljarden. Hun licht is lang onderweg. Als je naar een ster " +
      "kijkt, zie je haar dan ook niet zoals ze nu is, maar zoals ze was toen het licht vertrok: soms in het jaar " +
      "waarin je ouders geboren werden, soms toen er nog mammoeten rondliepen. Een telescoop is dus ook een " +
      "tijdmachine, al kun je er alleen mee achteruit. Tegen elf uur trekken er wolken over en gaat de koepel " +
      "dicht. In de hal is er thee, en op tafel ligt een steen die je mag vasthouden. Hij is zwart, zo groot als " +
      "een ei en veel zwaarder dan je zou denken. Het is een meteoriet, ouder dan alle bergen op aarde. Een meisje " +
      "houdt hem een hele poos in haar hand en geeft hem dan voorzichtig door aan haar opa. Buiten is de lucht " +
      "dichtgetrokken, maar niemand heeft haast. Ze lopen de heuvel af met hun hoofd in hun nek, voor het geval dat " +
      "er ergens nog een gaatje is.",
  },
  {
    slug: "exam-nl-10-boeken-in-de-fabriek",
    title: "Boeken in de fabriek",
    body:
      "Waar nu boeken staan, stonden vroeger spinmachines. Het gebouw aan de haven was een fabriek waarin wol werd " +
      "gesponnen, en je kon het lawaai tot aan de overkant van het water horen. Toen werd het stil. De machines " +
      "gingen weg, er sneuvelde een ruit, en daarna nog 60, en in de dakgoten groeiden berken. De gemeente wilde de " +
      "ruïne al afbreken, maar een groepje buurtbewoners had een beter idee. In de stad was de bibliotheek te klein " +
      "geworden; zou die niet hiernaartoe kunnen verhuizen? Het kostte jaren van vergaderen en verbouwen, maar het " +
      "is gelukt. De ijzeren pilaren zijn groen geverfd, het dak is weer dicht en op de plaats van de stoomketel is " +
      "een leescafé gekomen. In totaal staan er zo'n 90.000 boeken. De verhuizing zelf was een feest. Op een " +
      "zaterdag in mei vormden 1200 mensen een lange rij van het oude gebouw naar het nieuwe, en ze gaven de boeken " +
      "van hand tot hand door: eerst de sprookjes, daarna de atlassen en ten slotte de kookboeken. Wie een titel " +
      "zag die hij mooi vond, riep hem hardop, en zo wist de hele straat wat er voorbijkwam. Een bibliotheek is " +
      "allang niet meer alleen een plek waar je boeken leent. Je kunt er huiswerk maken, een cursus volgen, een " +
      "krant uit een ander land lezen of gewoon een uurtje schuilen voor de regen. Elke dinsdag is er thee met " +
      "taart, en in de kelder staat een oude pers waarop je zelf een gedicht mag drukken. Toch vraagt bijna " +
      'iedereen die voor het eerst binnenkomt op gedempte toon: mag je hier eigenlijk praten? "Natuurlijk", zegt ' +
      'bibliothecaris Ruben, "maar boven is een zaal waar je alleen mag fluisteren, en op zolder een hoek waar het ' +
      'helemaal stil is." Dat is de geliefdste plek van allemaal. Tussen de dakbalken liggen kussens, door het ' +
      "schuine raam zie je de boten, en het enige geluid is het omslaan van een bladzijde. Daar zit Amira. Ze is " +
      "elf en ze leest zich een weg door de kast met reisverhalen, van links naar rechts en van boven naar beneden. " +
      "In een van de boeken heeft ze een briefje gevonden, heel klein opgevouwen. Er stond op dat de lezer die dit " +
      "vond, vast ook van verre landen hield, en dat het mooiste hoofdstuk nog moest komen. Amira heeft het briefje " +
      "teruggelegd, op precies dezelfde bladzijde. Maar eerst heeft ze er met potlood iets onder geschreven: dat " +
      "klopt.",
  },
  {
    slug: "exam-nl-10-kaas-van-de-boerderij",
    title: "Kaas van de boerderij",
    body:
      "Om één kaas van 10 kilo te maken, heb je ongeveer 100 liter melk nodig. Op de boerderij van Geertje begint " +
      "het werk elke ochtend om zes uur, zodra de koeien gemolken zijn. De melk is dan nog warm en gaat door een " +
      "leiding rechtstreeks naar de kaasmakerij, een witte ruimte waar alles blinkt en waar je je klompen moet " +
      "ruilen voor schone laarzen. Geertje doet er eerst zuursel bij. Dat zijn bacteriën, heel kleine wezentjes die " +
      "ervoor zorgen dat de melk een beetje zuur wordt en dat er straks smaak in zit. Daarna voegt ze stremsel toe, " +
      "en dan is het een halfuur wachten. Wat er dan gebeurt, lijkt wel een goocheltruc: de melk wordt dik en " +
      "glanzend, als pudding, en je kunt er met je vinger een deuk in drukken. Met een raam vol draden snijdt ze de " +
      "massa in blokjes. Hoe kleiner de blokjes, hoe droger de kaas. Onder het roeren komt de wei vrij, een dun " +
      "geel vocht. Die gaat niet verloren, want de varkens van de buurman zijn er dol op. Nu moet alles snel gaan. " +
      "De blokjes worden in ronde vaten geschept en onder een pers gezet, die er urenlang op drukt tot er geen " +
      "druppel meer uit komt. Vervolgens gaan de kazen een paar dagen in een bad met zout water. Het zout trekt " +
      "langzaam naar binnen, maakt de korst steviger en zorgt ervoor dat de kaas lang goed blijft. Is hij dan " +
      "klaar? Nog lang niet. In de kelder staan planken tot aan het plafond, en daar begint het geduldigste deel " +
      "van het vak. Een jonge kaas ligt er vier weken, een belegen kaas vier maanden en een oude wel een jaar. Al " +
      "die tijd moeten ze worden gekeerd, in het begin elke dag. Er liggen 350 kazen, dus Geertje hoeft niet naar " +
      'de sportschool. "Ik praat tegen ze", bekent ze aan haar bezoekers, "en soms klop ik erop. Aan het geluid ' +
      'hoor ik of er vanbinnen een scheurtje zit." Ze doet het voor met haar knokkels, en inderdaad: de ene klinkt ' +
      "dof en de andere hol, zoals een meloen op de markt. Na afloop mag iedereen proeven. Op een houten plank " +
      "liggen drie rijtjes, van bleekgeel tot bijna oranje. De jonge kaas is zacht en smaakt naar room; de oude is " +
      "hard en brokkelig, met kleine korreltjes die kraken tussen je tanden. De meeste kinderen kiezen de jonge en " +
      "de meeste opa's de oude. Alleen de kat van de boerderij, die onder de tafel ligt, heeft geen voorkeur. Zij " +
      "neemt gewoon wat er valt.",
  },
  {
    slug: "exam-nl-10-ooievaars-op-het-dak",
    title: "Ooievaars op het dak",
    body:
      "Op het dak van het oude gemeentehuis ligt een karrenwiel. Het is er niet vergeten, maar met opzet " +
      "neergelegd, zo'n 15 meter boven de straat, in de hoop dat er op een dag een ooievaar op zou gaan wonen. " +
      "Jarenlang gebeurde er niets. Er landde eens een duif, en in het dorp werden er grapjes over gemaakt. Tot er " +
      "op een ochtend in maart opeens iets wits stond, met zwarte vleugelpunten en hoge rode poten. De bakker zag " +
      "hem het eerst. Hij liet zijn deeg in de steek en belde de burgemeester uit bed. Een paar dagen later kwam er " +
      "een tweede ooievaar bij, en toen begon het geklepper. Ooievaars hebben namelijk bijna geen stem. Ze gooien " +
      "hun kop in hun nek en slaan de twee helften van hun snavel tegen elkaar, zodat het klinkt alsof er iemand " +
      "met een stok langs een hek loopt. Zo begroeten ze elkaar, en zo laten ze weten dat het nest bezet is. Het " +
      "bouwen ging snel. Takken, graszoden, stro, een werkhandschoen en een halve tuinbroek: alles werd naar boven " +
      "gesleept en op zijn plaats gelegd. Een nest wordt ieder jaar een beetje hoger, en een heel oud nest kan wel " +
      "500 kilo wegen. Is het dak daar sterk genoeg voor? De timmerman ging voor de zekerheid op zolder kijken en " +
      "zette er drie balken bij. In april lagen er vier eieren, die de ouders om de beurt uitbroedden, en ruim een " +
      "maand later staken er vier grijze kopjes boven de rand uit. De school aan de overkant had een verrekijker " +
      "neergezet. Elke ochtend schreef een van de kinderen op wat er op het menu stond: kikkers, muizen, " +
      "sprinkhanen en eindeloos veel regenwormen. Toen de jongen twee maanden oud waren, begonnen ze te oefenen. Ze " +
      "sprongen op en neer, klapten met hun vleugels en hingen soms een tel in de lucht, net lang genoeg om er zelf " +
      "van te schrikken. De grootste durfde als eerste, de kleinste deed er nog een week langer over, en de hele " +
      "straat stond te juichen toen het eindelijk lukte. Eind augustus waren ze op een dag verdwenen. Ooievaars " +
      "zweven op warme lucht, die boven land opstijgt maar boven zee niet, en daarom vliegen ze met een grote omweg " +
      'naar het zuiden. "Ze komen terug", zei de bakker, die er inmiddels alles van wist. Hij bakte die winter ' +
      "koekjes in de vorm van een ooievaar. En in maart, toen het karrenwiel onder een laagje rijp lag, werd er " +
      "opnieuw iemand uit bed gebeld.",
  },
  {
    slug: "exam-nl-10-muziek-boven-de-markt",
    title: "Muziek boven de markt",
    body:
      "Wie op zaterdag over de markt loopt, hoort boven zijn hoofd muziek. Soms is het een oud lied, soms iets van " +
      "Bach en soms een deuntje dat iedereen van de radio kent. Bijna niemand weet dat daar boven een mens zit te " +
      "spelen. Ze heet Marit van Dam en ze is de beiaardier van de stad. Om bij haar werk te komen, moet ze elke " +
      "week 284 treden op. De trap is van steen, draait als een kurkentrekker omhoog en wordt steeds smaller. Vlak " +
      "onder de klokken is een kamertje met een kachel, een stoel en een kapstok. Daar staat het klavier. Het lijkt " +
      "niet op dat van een piano, want het bestaat uit houten stokken, die je met je vuisten naar beneden slaat. " +
      "Met je voeten speel je de zware klokken. Elke stok zit met een draad vast aan een klepel, en zo hangt er " +
      "boven haar hoofd een heel spinnenweb. In totaal zijn er 47 klokken. De kleinste is niet groter dan een " +
      "bloempot; de grootste weegt meer dan een olifant en mag alleen op feestdagen meedoen. Ze werden gegoten in " +
      "1659, in een kuil naast de kerk, door twee broers die van stad tot stad trokken. Een klok gieten was " +
      "spannend werk. Je kreeg maar één kans: zat er een luchtbel in het brons, dan klonk de klok vals en moest " +
      "alles worden overgedaan. Waarom speelt er eigenlijk een wijsje voordat de klok slaat? Lang geleden had bijna " +
      "niemand een horloge. De klok vertelde wanneer de poort openging, wanneer de markt begon en wanneer je naar " +
      "huis moest. Omdat mensen vaak de eerste slag misten, liet men er een melodie aan voorafgaan, zodat je alvast " +
      'kon gaan tellen. Die melodie werd langer en mooier, en zo ontstond het carillon. "Ik heb het grootste ' +
      'publiek van de stad", zegt Marit, "en ik heb er nog nooit een gezicht van gezien." Toch weet ze dat er wordt ' +
      "geluisterd. Toen ze een keer een fout maakte, lagen er de volgende dag drie briefjes bij de torenwachter. En " +
      "op de verjaardag van haar zoontje speelde ze midden tussen twee deftige stukken ineens een kinderliedje. " +
      "Beneden op het plein stond een jongetje met een ballon, dat heel hard naar boven zwaaide. Sindsdien kijkt ze " +
      "aan het eind altijd even door het kleine raam. Tussen de kramen, de fietsen en de parasols ziet ze dan hier " +
      "en daar iemand staan die het hoofd in de nek legt. Voor die ene speelt ze nog een toegift.",
  },
  {
    slug: "exam-nl-10-wachten-op-het-ijs",
    title: "Wachten op het ijs",
    body:
      "Het begint altijd met een gerucht. Ergens in het dorp heeft iemand een steen op de plas gegooid, en die " +
      "steen is blijven liggen. Dan gaat het snel. Op school wordt er over niets anders gepraat, in de schuren " +
      "worden kisten opengemaakt, en bij de ijzerwinkel staat een rij mensen die hun schaatsen willen laten " +
      "slijpen. Het heeft nu vijf nachten gevroren en volgens het weerbericht blijft de wind uit het oosten komen. " +
      "Maar is het ijs al dik genoeg? Daarover gaat ijsmeester Sjoerd. Hij heeft een boor, een meetlat en een lang " +
      "touw, en elke ochtend loopt hij met kleine stapjes over de plas. Hij boort een gat, meet en schrijft een " +
      'getal op een bord: 5 centimeter. Pas bij 8 mag het hek open, en daarover valt met hem niet te praten. "Ik ' +
      'heb liever vandaag duizend boze kinderen dan morgen één nat kind", bromt hij in zijn sjaal. Vooral onder de ' +
      "brug en bij het riet moet je oppassen, want daar bevriest het water het laatst. Op donderdag is het zover. " +
      "De vlag gaat in top, en binnen een uur is de hele plas vol. Er zijn kinderen met een stoel, vaders die doen " +
      "alsof ze het nog kunnen en een mevrouw in een rode jas die achterstevoren langs komt zweven, met haar handen " +
      "op haar rug. Bij de steiger staat een tent waar warme chocolademelk wordt geschonken. Wie even stilstaat, " +
      "hoort het ijs zingen: een hoge, vreemde toon, die van de ene oever naar de andere loopt. Dat klinkt " +
      "griezelig, maar het komt doordat het ijs uitzet of krimpt, en daarbij trilt het als de snaar van een gitaar. " +
      "Er bestaat een oude foto van deze plas, gemaakt in 1929. Je ziet er mannen op met petten, vrouwen in lange " +
      "rokken en een hond voor een slee. Als je de kleren wegdenkt, is er niets veranderd: ze lachen, ze leunen " +
      "tegen de wind en er ligt er altijd wel een op zijn rug. 's Avonds worden er lampen opgehangen tussen de " +
      "wilgen. Jinte heeft die middag voor het eerst zonder stoel geschaatst. Ze is acht keer gevallen, dat heeft " +
      "haar broer geteld, en negen keer opgestaan. Hoe dat kan, weet hij ook niet, maar zo is het wel gegaan. Met " +
      "z'n tweeën rijden ze nog een laatste ronde. Zondag draait de wind. Er komt een dun laagje water op het ijs " +
      "te staan, het hek gaat dicht en de vlag wordt gestreken. Op het bord van de ijsmeester staat geen getal " +
      "meer, alleen een zin: bedankt, tot de volgende winter.",
  },
];
