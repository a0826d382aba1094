const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** What stands high in a French list made from film subtitles and is not for a child of nine: see wordExclusions.ts. */
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
