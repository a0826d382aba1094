const { formatter } = require("@lingui/format-po");
const path = require("node:path");

const app = "<rootDir>/src/app";
const catalogue = `${app}/locales/{locale}`;

/** Pages of the first load: their sentences arrive with the frame's. */
const firstPages = ["NotFound", "Practice", "Shell", "Workbench"];

/** What several pages share has its sentences in the catalogue of the page that it comes from: all of them load it. */
const shared = { Assignment: "assignment", Exam: "exam", Group: "group", Race: "race", Text: "text" };

/** Parts of the application that are loaded later and have sentences of their own. */
const features = {
  PracticeAdaptive: `${app}/pages/Practice/adaptive/`,
  PracticeCustom: `${app}/pages/Practice/custom/`,
  PracticeDue: `${app}/pages/Practice/due/`,
  ShellNews: `${app}/pages/Shell/news/`,
  figures: `${app}/typing/figures/`,
  keyboard: `${app}/typing/keyboard/`,
};

/** Where sentences are looked for, and the file of their translations. English has no catalogue: it is in the code. */
module.exports = {
  rootDir: path.resolve(__dirname, "../../.."),
  sourceLocale: "en-US",
  locales: ["nl-NL"],
  catalogs: [
    {
      path: `${catalogue}/{name}`,
      include: [`${app}/pages/{name}/`],
      exclude: [...firstPages, ...Object.keys(shared)].map((name) => `${app}/pages/${name}/`),
    },
    ...Object.entries(shared).map(([name, feature]) => ({
      path: `${catalogue}/${name}`,
      include: [`${app}/pages/${name}/`, `${app}/features/${feature}/`],
    })),
    ...Object.entries(features).map(([name, folder]) => ({ path: `${catalogue}/${name}`, include: [folder] })),
    {
      path: `${catalogue}/frame`,
      include: [`${app}/`],
      exclude: [
        `${app}/pages/!(${firstPages.join("|")})/**`,
        ...Object.values(features).map((folder) => `${folder}**`),
        ...Object.values(shared).map((feature) => `${app}/features/${feature}/**`),
      ],
    },
  ],
  // Without line numbers a sentence that moves changes no catalogue.
  format: formatter({ lineNumbers: false }),
  orderBy: "message",
};
