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
