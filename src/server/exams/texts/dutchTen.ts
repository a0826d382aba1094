import type { ExamText } from "./ExamText";

/** Dutch texts for norms of ten minutes. */
export const dutchTen: readonly ExamText[] = [
  {
    slug: "nl-10-een-dag-op-het-station",
    title: "Een dag op het station",
    body: "Op het station is het nooit helemaal stil. Vroeg in de ochtend vegen twee mannen het perron schoon, terwijl de eerste reizigers hun koffie drinken. Daarna komen de scholieren met hun zware tassen, en de mensen die naar kantoor gaan en steeds op de klok kijken. Tussen tien en vier reizen vooral families en toeristen, die vragen waar ze moeten overstappen. De vrouw achter het loket kent alle lijnen uit haar hoofd en tekent met een potlood de weg op een kaartje.",
  },
  {
    slug: "nl-10-de-moestuin",
    title: "De moestuin",
    body: "Mijn oma heeft een moestuin achter het huis, met bonen, wortels, sla en een lange rij aardbeien. In maart spit ze de grond om en zet ze de eerste zaden in kleine bakjes op de vensterbank. Zodra het niet meer vriest, gaan de plantjes naar buiten. Ik mag haar helpen met water geven, al moet dat voor de zon te fel wordt. In de zomer eten we elke avond iets wat we zelf hebben geplukt.",
  },
];
