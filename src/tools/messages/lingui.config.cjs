const { formatter } = require("@lingui/format-po");
const path = require("node:path");

const app = "<rootDir>/src/app";
const catalogue = `${app}/locales/{locale}`;

/** Pages of the first load: their sentences arrive with the frame's. */
const firstPages = ["NotFound", "Practice", "Shell", "Workbench"];

/** Catalogues that are not of a page's folder alone: parts that are loaded later, or that several pages share. */
const parts = {
  Assignment: ["pages/Assignment/", "features/assignment/"],
  Course: ["pages/Course/", "features/course/"],
  Exam: ["pages/Exam/", "features/exam/"],
  Group: ["pages/Group/", "features/group/"],
  GroupResults: ["pages/GroupResults/", "features/report/"],
  Progress: ["pages/Progress/", "features/progress/"],
  Race: ["pages/Race/", "features/race/"],
  Result: ["pages/Result/", "features/result/"],
  Text: ["pages/Text/", "features/text/"],
  PracticeAdaptive: ["pages/Practice/adaptive/"],
  PracticeCustom: ["pages/Practice/custom/"],
  PracticeDue: ["features/dueWork/"],
  ShellNews: ["pages/Shell/news/"],
  figures: ["typing/figures/"],
  keyboard: ["typing/keyboard/"],
};
const inApp = (folder) => `${app}/${folder}`;

/** Where sentences are looked for, and the file of their translations. English has no catalogue: it is in the code. */
module.exports = {
  rootDir: path.resolve(__dirname, "../../.."),
  sourceLocale: "en-US",
  locales: ["nl-NL"],
  catalogs: [
    {
      path: `${catalogue}/{name}`,
      include: [inApp("pages/{name}/")],
      exclude: [...firstPages, ...Object.keys(parts)].map((name) => inApp(`pages/${name}/`)),
    },
    ...Object.entries(parts).map(([name, folders]) => ({
      path: `${catalogue}/${name}`,
      include: folders.map(inApp),
    })),
    {
      path: `${catalogue}/frame`,
      include: [inApp("")],
      exclude: [
        `pages/!(${firstPages.join("|")})/**`,
        ...Object.values(parts)
          .flat()
          .map((folder) => `${folder}**`),
      ].map(inApp),
    },
  ],
  // Without line numbers a sentence that moves changes no catalogue.
  format: formatter({ lineNumbers: false }),
  orderBy: "message",
};
