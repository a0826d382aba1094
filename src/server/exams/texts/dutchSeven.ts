import type { ExamText } from "./ExamText";

/** Dutch texts for norms of seven minutes. */
export const dutchSeven: readonly ExamText[] = [
  {
    slug: "nl-7-de-oude-molen",
    title: "De oude molen",
    body: "Aan de rand van ons dorp staat een oude molen. De wieken draaien alleen nog op zaterdag, als de molenaar tijd heeft en de wind uit het westen komt. Binnen ruikt het naar meel en naar hout dat lang in de zon heeft gelegen. Een steile trap voert langs zware tandwielen naar boven, waar je over de velden tot aan de rivier kunt kijken. De molenaar vertelt dat zijn overgrootvader hier al graan maalde voor alle bakkers uit de streek. Hij wist aan het geluid van de stenen of het meel fijn genoeg was.",
  },
  {
    slug: "nl-7-post-voor-de-buren",
    title: "Post voor de buren",
    body: "Elke ochtend om half negen komt de postbode door onze straat. Ze fietst rustig, want ze kent iedereen en blijft graag even staan voor een praatje. Soms geeft ze mij een pakje voor de buren die nog aan het werk zijn. Dan zet ik het in de gang en leg ik een briefje in hun bus. In december heeft ze het zo druk dat haar zoon mee helpt. Hij duwt de tweede kar en leest de adressen hardop voor.",
  },
];
