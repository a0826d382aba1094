import type { ExamText } from "../../LanguageEntry";

/** Dutch texts for norms of seven minutes. */
export const sevenMinutes: readonly ExamText[] = [
  {
    slug: "exam-nl-7-de-sluiswachter",
    title: "De sluiswachter",
    body:
      "Wie met een boot van de rivier naar het kanaal wil varen, moet door de sluis. Het water in het kanaal staat " +
      "namelijk bijna 3 meter hoger dan het water in de rivier, en een schip kan nu eenmaal geen trap op. Een sluis " +
      "is een soort lift voor boten. Je vaart naar binnen, achter je gaan de deuren dicht en dan stroomt er water " +
      "de kolk in. Heel langzaam stijgt de boot, tot het water aan beide kanten even hoog staat. Pas daarna kunnen " +
      "de deuren aan de voorkant open. Sluiswachter Bram doet dit werk al jaren, en hij kent vrijwel alle schippers " +
      "bij hun voornaam. In een klein kantoor met ramen aan vier kanten houdt hij alles in de gaten. Vroeger " +
      "moesten de deuren met de hand worden geopend, en daar waren sterke mannen voor nodig. Nu drukt Bram op een " +
      "knop, maar opletten moet hij nog net zo goed. Ligt iedereen goed vast? Staat er niemand te dicht bij de " +
      "rand? In de zomer is het druk. Dan liggen er zeilboten, kano's en vrachtschepen naast elkaar, en soms zwemt " +
      'er ook een familie eenden mee naar binnen. "Die hoeven niet te betalen", zegt Bram, "maar ze moeten wel op ' +
      'hun beurt wachten." De sluis werd in 1876 gebouwd van baksteen en eikenhout. Aan de muur van het kantoor ' +
      "hangt een foto van de officiële opening: mannen met hoge hoeden, een fanfare en een versierde boot die als " +
      "eerste naar binnen voer. Veel is er sindsdien veranderd, maar het water doet nog steeds hetzelfde. Het zoekt " +
      "altijd de laagste plek, en wie slim is, laat het onderweg een beetje meewerken. Om 8 uur 's avonds gaat het " +
      "licht op rood. Bram doet de deur op slot, stapt op zijn fiets en rijdt langs het kanaal naar huis, drie " +
      "meter hoger dan de vissen in de rivier.",
  },
  {
    slug: "exam-nl-7-de-eekhoorn-in-het-park",
    title: "De eekhoorn in het park",
    body:
      "In het park achter de school woont een eekhoorn. Hij heeft een roodbruine vacht, een witte buik en pluimpjes " +
      "op zijn oren, en zijn staart is bijna even lang als de rest van zijn lijf. Die staart is niet alleen voor de " +
      "sier. Hij helpt de eekhoorn om in evenwicht te blijven als hij van de ene tak naar de andere springt, en 's " +
      "nachts gebruikt hij hem als deken. Een volwassen dier weegt ongeveer 300 gram, net zoveel als twee appels. " +
      "Zijn nest is een ronde bal van takken en bladeren, hoog in de boom, en vanbinnen bekleed met mos en veren. " +
      "In de herfst heeft de eekhoorn het druk. Hij verzamelt beukennootjes, eikels en hazelnoten en stopt ze " +
      "overal in de grond: onder een struik, naast een boomwortel, soms zelfs in een bloembak. Anders dan veel " +
      "mensen denken, slaapt hij in de winter niet aan één stuk door. Als het koud is, blijft hij een paar dagen " +
      "binnen, maar daarna krijgt hij honger en gaat hij op zoek naar zijn voorraad. Weet hij dan nog waar alles " +
      "ligt? Een deel onthoudt hij goed en een ander deel ruikt hij, zelfs door een laagje sneeuw heen. De rest " +
      "vergeet hij, en dat is mooi meegenomen: uit een vergeten noot kan een nieuwe boom groeien. De kinderen van " +
      "groep 6 houden de eekhoorn al een tijdje in de gaten. Op een groot vel papier schrijven ze op waar ze hem " +
      "hebben gezien en hoe laat. Na 25 dagen weten ze dat hij vroeg opstaat, een hekel heeft aan regen en het " +
      'liefst in de kastanje bij het hek zit. "Hij kijkt ook naar ons", zegt Noor. "Misschien heeft hij thuis wel ' +
      'een lijst waarop staat wanneer wij buitenspelen." De juf moet lachen, maar helemaal zeker weten doet niemand ' +
      "het.",
  },
  {
    slug: "exam-nl-7-een-pakje-zonder-adres",
    title: "Een pakje zonder adres",
    body:
      "Op een maandag in november ligt er op het postkantoor een pakje waar geen adres op staat. Er zit bruin " +
      "papier omheen en een rood touwtje, en in de hoek staat met potlood geschreven: voor mijn lieve tante Roos. " +
      "Meer niet. Postbode Karim draait het om en om. Wat moet hij daar nu mee? In de stad wonen wel 40.000 mensen, " +
      "en hoeveel van hen Roos heten, weet niemand. Terugsturen kan ook niet, want de afzender ontbreekt. Zijn " +
      "collega's willen het op de plank met verloren spullen leggen, tussen de paraplu's en de handschoenen. Maar " +
      "Karim vindt dat een pakje pas af is als het is aangekomen. Hij ruikt eraan: speculaas. Hij schudt er " +
      "voorzichtig mee: het rammelt niet. Op de achterkant ontdekt hij een vlekje blauwe verf en een klein stempel " +
      "van een bakkerij in de Molenstraat. In zijn pauze fietst hij erheen. De bakker herinnert zich een meisje met " +
      "verf op haar vingers, dat 12 grote speculaaspoppen had gekocht. Ze had verteld dat ze op de tekenschool zat, " +
      "aan de overkant van de gracht. Bij de tekenschool weten ze meteen om wie het gaat: dat moet Eva zijn, en " +
      "haar tante woont boven de fietsenmaker. Een halfuur later belt Karim aan. De vrouw die opendoet, heeft een " +
      'schort voor en meel in haar haren. Bent u misschien tante Roos? "Al mijn hele leven", antwoordt ze ' +
      "verbaasd. Ze maakt het touwtje los, leest het briefje en begint te stralen. Dan kijkt ze hem streng aan en " +
      "vraagt hoe hij haar in vredesnaam heeft gevonden. Karim haalt zijn schouders op. Hij had geen straat en geen " +
      "nummer, zegt hij, maar wel een goede neus. Even later zit hij aan de keukentafel met een kop thee, en van de " +
      "speculaaspoppen zijn er nog maar 9 over.",
  },
  {
    slug: "exam-nl-7-pannenkoeken-voor-de-hele-klas",
    title: "Pannenkoeken voor de hele klas",
    body:
      "Aan het eind van het schooljaar bakt meester Joost pannenkoeken voor zijn hele klas. Dat klinkt eenvoudiger " +
      "dan het is. Er zitten 28 kinderen in de groep, en één pannenkoek per persoon vindt niemand genoeg. De dag " +
      "ervoor maken ze daarom samen een som. Voor 8 pannenkoeken heb je een halve liter melk, 250 gram bloem, twee " +
      "eieren en een snufje zout nodig. Hoeveel is dat voor iedereen, als je er drie per kind rekent? Het antwoord " +
      "past maar net op het bord, en de eieren passen maar net in de koelkast. De volgende ochtend staan er vier " +
      "kookplaten op het schoolplein. De ene groep breekt de eieren, de andere zeeft de bloem, en een derde groep " +
      "klopt het beslag tot er geen klontjes meer in zitten. Dan komt het spannendste deel. Een klontje boter sist " +
      "in de pan, er gaat een schep beslag bij en je draait de pan rond tot de bodem bedekt is. Nu moet je geduld " +
      "hebben. Wie te vroeg keert, heeft een hoopje kruimels; wie te lang wacht, heeft een zwarte schijf. Pas als " +
      'de bovenkant droog is en de randjes omkrullen, is het goede ogenblik daar. "Durf je hem te gooien?" vraagt ' +
      "de meester aan Lotte. Ze knikt, telt tot drie en geeft de pan een zwaai. De pannenkoek vliegt omhoog, draait " +
      "netjes om in de lucht en landt op het hoofd van de conciërge, die juist kwam vragen of alles goed ging. Een " +
      "tel is het doodstil. Dan pakt hij de pannenkoek van zijn haar, rolt hem op, neemt een hap en zegt dat er nog " +
      "wat stroop bij mag. Die middag wordt er gegeten met appel, met kaas, met suiker en met kersen, en er blijft " +
      "niets over. Alleen op het dak van het fietsenhok ligt er nog één, en die is voor de meeuwen.",
  },
  {
    slug: "exam-nl-7-mist-boven-de-weilanden",
    title: "Mist boven de weilanden",
    body:
      "Er zijn ochtenden waarop de wereld niet verder reikt dan het tuinhek. De bomen aan de overkant zijn " +
      "verdwenen, de kerktoren is weg en van de koeien in het weiland zie je alleen de ruggen, alsof ze in melk " +
      "staan te baden. Het mist. Maar wat is mist eigenlijk? Het is niets anders dan een wolk die op de grond ligt. " +
      "In de lucht zit altijd water, al zien we dat meestal niet. Als de lucht 's nachts afkoelt, kan er minder " +
      "waterdamp in, en dan ontstaan er piepkleine druppels die blijven zweven. Pas als je minder dan 1000 meter " +
      "ver kunt kijken, noemen weerkundigen het officieel mist. Is het zicht nog geen 200 meter, dan heet het " +
      "dichte mist, en moeten auto's en schepen extra goed oppassen. Vooral in het najaar is de kans groot: de " +
      "nachten zijn dan lang en de sloten nog lekker warm. Voor Fenna is mist het mooiste weer dat er bestaat. Ze " +
      "doet haar gele jas aan, roept de hond en loopt over het pad langs de vaart. Alle geluiden klinken anders. " +
      "Een gans die ver weg is, lijkt vlakbij, en de trein hoor je wel, maar je weet niet waar hij vandaan komt. " +
      "Aan de takken hangen honderden spinnenwebben. Op andere dagen loop je er zomaar aan voorbij, maar nu zit er " +
      'aan elke draad een rij druppels, als kralen aan een ketting. "Kijk eens", zegt ze tegen de hond, "iemand ' +
      'heeft de hele heg versierd." De hond kijkt niet, want die heeft een spoor geroken. Tegen een uur of tien ' +
      "wordt het lichter. Eerst komt de kerktoren terug, daarna de bomen, en ten slotte krijgen ook de koeien hun " +
      "poten weer. Fenna telt ze voor de zekerheid even na. Het zijn er nog steeds 34, en ze doen alsof er niets is " +
      "gebeurd.",
  },
  {
    slug: "exam-nl-7-afzwemmen",
    title: "Afzwemmen",
    body:
      "Toen Sami 6 was, durfde hij niet eens met zijn gezicht onder water. Nu staat hij in een lange broek en een " +
      "trui met mouwen aan de rand van het diepe bad, want vandaag mag hij afzwemmen. Het is druk in het zwembad. " +
      "Op de tribune zitten opa's, oma's, buren en broertjes, en het ruikt er naar chloor en warme chocolademelk. " +
      "Samen met 18 andere kinderen wacht hij tot de badjuf op haar fluitje blaast. Waarom moet je eigenlijk met " +
      "kleren aan zwemmen? Dat is niet om je te plagen, heeft de badjuf uitgelegd. Wie per ongeluk in een sloot " +
      "valt, heeft immers ook geen zwembroek aan. Natte kleren zijn zwaar, en het is goed als je lichaam al weet " +
      "hoe dat voelt. Dan klinkt het fluitje. Sami springt, het water slaat boven hem dicht en een paar tellen lang " +
      "is alles stil en blauw. Hij komt boven, hij hoest, hij draait zich op zijn rug en begint te trappelen. Nu " +
      "naar de overkant, 25 meter verderop, en onderweg door het gat in het zeil. Dat gat is het moeilijkste: je " +
      'moet diep inademen, onder water je ogen openhouden en niet aan haaien denken. "Er zitten hier geen haaien", ' +
      'heeft zijn zusje hem die ochtend nog beloofd, "want die houden niet van chloor." Hij ziet een donkere vlek, ' +
      "strekt zijn armen uit en glijdt erdoorheen, zo makkelijk als een brief door de bus. Daarna is het niet eng " +
      "meer. Schoolslag, rugslag, watertrappelen, op de kant klimmen: zijn armen en benen doen het vanzelf. Een uur " +
      "later hangt er een handdoek om zijn schouders en heeft hij een diploma in zijn handen met zijn naam erop. " +
      "Opa wil een foto maken, maar zijn toestel is beslagen. Het geeft niet. Sami kijkt naar het diepe bad, waar " +
      "het water weer glad wordt.",
  },
  {
    slug: "exam-nl-7-de-tuin-achter-de-flat",
    title: "De tuin achter de flat",
    body:
      "Achter de flat aan de Beukenlaan ligt een stuk grond dat verdeeld is in 30 kleine tuinen. Op de hoek, naast " +
      "de regenton, werkt meneer De Wit. Hij is 82 en zegt dat hij van spitten jong blijft. In maart begint hij met " +
      "zaaien. Dan maakt hij met een touwtje en twee stokjes een rechte lijn, trekt een geultje en strooit het zaad " +
      "er zo dun mogelijk in. Worteltjes komen langzaam op, radijs gaat snel, en met sla moet je om de twee weken " +
      "een nieuw rijtje beginnen, anders is alles tegelijk klaar. Wat doe je tegen slakken? Daar heeft iedere " +
      "tuinder een eigen antwoord op. De een legt gebroken eierschalen rond de planten, de ander gaat 's avonds met " +
      "een zaklamp op pad en brengt ze naar de overkant van de sloot. Meneer De Wit heeft een egel, en dat vindt " +
      "hij de beste oplossing: die werkt 's nachts, vraagt geen loon en ruimt zelf op. In juni krijgt hij hulp van " +
      "Yara, die op de derde verdieping woont. Eerst keek ze alleen over het hek, maar op een dag kreeg ze een " +
      "gieter in haar hand gedrukt, en sindsdien komt ze elke dag na school. Ze leert welke plantjes onkruid zijn " +
      "en welke niet, en dat je het best 's ochtends vroeg water geeft. Als de eerste tomaten rood zijn, eten ze er " +
      'samen een op, zo van de struik, nog warm van de zon. "Die uit de winkel smaken nergens naar", vindt Yara, ' +
      "en daar is haar buurman het volkomen mee eens. In de herfst is het werk gedaan. De bonen hangen te drogen, " +
      "de pompoenen liggen op een rij en op de composthoop zit een roodborstje te zingen. Op de laatste bladzijde " +
      "van haar schrift schrijft Yara wat ze volgend jaar wil proberen: meloen, paprika en één zonnebloem, hoger " +
      "dan de flat.",
  },
  {
    slug: "exam-nl-7-de-schrijfmachine",
    title: "De schrijfmachine",
    body:
      "Alles in de kringloopwinkel is al eens van iemand geweest. Er staan stoelen die bij andere tafels hoorden, " +
      "er hangen jassen met een vergeten kaartje in de zak, en op een plank achterin wachten wel 200 kopjes op een " +
      "schoteltje dat erbij past. Op woensdagmiddag gaat Milan er altijd heen met zijn vader. Ze hebben één " +
      "afspraak: ieder mag iets uitkiezen, maar het mag niet meer dan 5 euro kosten. Zijn vader zoekt naar oude " +
      "boeken over treinen. Milan zoekt naar dingen waarvan hij niet weet wat het zijn. Zo vond hij eens een " +
      "koperen trechter met gaatjes, een houten hand waarvan alle vingers konden bewegen en een kistje met twaalf " +
      "glazen knikkers. Vandaag ziet hij tussen de lampen een zwart koffertje staan. Er zit een schrijfmachine in, " +
      "met ronde toetsen en een lint dat van links naar rechts loopt. Hij drukt op een letter en er springt een " +
      'armpje omhoog, dat met een tik tegen de rol slaat. "Die is ouder dan ik", zegt de mevrouw achter de kassa, ' +
      '"en ze doet het nog." Onder het deksel staat een jaartal: 1953. Milan draait er een vel papier in en tikt ' +
      "zijn naam. Het gaat langzaam en je moet echt kracht zetten. Wie zich vergist, kan niets wissen, dus je denkt " +
      "vanzelf beter na voordat je begint. Wie zou er allemaal op hebben geschreven? Misschien een dichter, " +
      "misschien een dokter, misschien een kind dat een brief stuurde aan een vriendin overzee. Op de rol zijn heel " +
      "vaag nog wat letters te zien, maar lezen kun je ze niet. Thuis zet hij de machine op zijn bureau, naast het " +
      "raam. Die avond klinkt er getik door het huis, eerst aarzelend en dan steeds vlotter. Als zijn vader komt " +
      "kijken, staan er boven aan het papier twee woorden: hoofdstuk één.",
  },
  {
    slug: "exam-nl-7-het-verkeersexamen",
    title: "Het verkeersexamen",
    body:
      "Op een frisse ochtend in april staan er 52 fietsen op het schoolplein. Alle lampen zijn nagekeken, alle " +
      "banden zijn hard en elke bel heeft al minstens tien keer gerinkeld. Vandaag is het verkeersexamen. De route " +
      "is 4 kilometer lang en loopt door de hele wijk: langs de winkels, over de brug, via de rotonde en door een " +
      "straat waar auto's van rechts komen. Op elke hoek staat een vrijwilliger in een oranje hesje, met een " +
      "potlood achter het oor en een lijst op een plankje. Stop je voor de haaientanden? Steek je op tijd je hand " +
      "uit? Kijk je over je schouder voordat je links afslaat? Wie dat allemaal goed doet, krijgt een krul. Julia " +
      "heeft nummer 17 op haar rug. Ze fietst elke dag naar school, dus ze dacht dat het wel zou meevallen, maar nu " +
      "er iemand meekijkt, voelt alles anders. Haar stuur wiebelt, haar handen zijn koud en bij het eerste " +
      "kruispunt vergeet ze bijna te remmen. Rustig, zegt ze tegen zichzelf, je kunt dit gewoon. Bij de bakker " +
      "staat een vrachtwagen half op het fietspad. Wat nu? Ze mindert vaart, kijkt achterom, laat een auto voorgaan " +
      "en rijdt er met een ruime bocht omheen. De vrijwilliger knikt en schrijft iets op. Daarna durft ze weer om " +
      "zich heen te kijken. De bomen langs de singel krijgen blaadjes, er drijft een fuut met een jong op haar rug " +
      'voorbij, en op de brug ruikt het naar vers brood. Na een kwartier rijdt ze het plein weer op. "Hoe ging ' +
      'het?" roepen de anderen, die nog moeten. Ze wil zeggen dat het vreselijk eng was, maar dat klopt eigenlijk ' +
      "niet meer. 's Middags leest de juf de namen voor. Iedereen is geslaagd, en Julia krijgt er een opmerking bij " +
      "die ze wel drie keer overleest: uitstekend opgelost, die vrachtwagen.",
  },
  {
    slug: "exam-nl-7-de-zeehond-op-de-zandbank",
    title: "De zeehond op de zandbank",
    body:
      "Als het eb is op de Waddenzee, vallen er zandbanken droog, en op die zandbanken liggen zeehonden te rusten. " +
      "Van ver lijken het net aangespoelde boomstammen. Pas als er eentje zijn kop optilt, zie je de snorharen en " +
      "de grote, donkere ogen. Aan de kust komen 2 soorten voor: de gewone zeehond, met een ronde kop als van een " +
      "kat, en de grijze zeehond, die een stuk groter wordt en een lange neus heeft. Op het land bewegen ze " +
      "onhandig, want ze schuiven als een rups over hun buik vooruit. In het water zijn ze juist heel snel. Een " +
      "zeehond kan wel 20 minuten onder water blijven zonder adem te halen. Hoe vindt hij zijn eten als het water " +
      "troebel is? Dat doet hij met zijn snorharen: daarmee voelt hij het spoor dat een vis in het water " +
      "achterlaat, ook als die vis allang voorbij is. In de zomer worden de jongen van de gewone zeehond geboren. " +
      "Ze kunnen al binnen een paar uur zwemmen, en dat moet ook wel, want bij de volgende vloed is hun wieg " +
      "verdwenen. Een maand lang drinken ze melk die nog vetter is dan slagroom, en daarna moeten ze zelf leren " +
      "vissen. Soms raakt een jong zijn moeder kwijt en begint het te huilen. Daarom heet zo'n dier een huiler. " +
      "Wie er een op het strand ziet, moet op afstand blijven, honden aan de lijn houden en iemand bellen die er " +
      "verstand van heeft. Vaak is de moeder namelijk vlakbij, maar durft ze niet te komen zolang er mensen staan. " +
      '"Kijken mag, aaien niet", zegt de schipper die met bezoekers langs de banken vaart. Hij zet de motor uit en ' +
      "laat de boot drijven. Op het zand gaapt er eentje, krabt over zijn buik en rolt nog eens om. Wie kijkt hier " +
      "nu eigenlijk naar wie?",
  },
];
