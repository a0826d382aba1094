import path from "node:path";
import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { DEFAULT_LANGUAGE, interfaceLanguages } from "../../contract/languages/languages";

const app = "<rootDir>/src/app";
const catalogue = "<rootDir>/src/contract/languages/{locale}/messages";

/** Pages of the first load: their sentences arrive with the frame's. */
const firstPages = ["Practice", "Shell", "Workbench"];

/** Catalogues that are not of a page's folder alone: parts that are loaded later, or that several pages share. */
const parts: Readonly<Record<string, readonly string[]>> = {
  Assignment: ["pages/Assignment/", "features/assignment/"],
  Course: ["pages/Course/", "features/course/"],
  Exam: ["pages/Exam/", "features/exam/"],
  Group: ["pages/Group/", "features/group/"],
  GroupResults: ["pages/GroupResults/", "features/report/"],
  Progress: ["pages/Progress/", "features/progress/"],
  Race: ["pages/Race/", "features/race/"],
  Result: ["pages/Result/", "features/result/"],
  Text: ["pages/Text/", "features/text/"],
  OwnNorms: ["features/ownNorms/"],
  PracticeAdaptive: ["pages/Practice/adaptive/"],
  PracticeCustom: [
    "pages/Practice/custom/",
    "features/text/{FavoriteButton,FavoritesFilter,NoFavorites,TextBest,TextFacts}.tsx",
  ],
  PracticeDue: ["features/dueWork/"],
  PageViews: ["pages/Shell/watchers/"],
  ShellErrors: ["pages/Shell/errors/"],
  ShellSentences: ["pages/Shell/sentences/"],
  ShellNews: ["pages/Shell/news/"],
  figures: ["typing/figures/", "features/saving/", "pages/Practice/RunSummary.tsx"],
  keyboard: ["typing/keyboard/"],
  SwitchedOff: ["ui/SwitchedOff.tsx"],
  menus: ["pages/Shell/{AccountMenu,ShortcutDialog}.tsx", "features/session/", "ui/multiSelect/"],
};
const inApp = (folder: string): string => `${app}/${folder}`;

/** Where sentences are looked for, and the file of their translations. The default language has no
 * catalogue: it is in the code. */
export default defineConfig({
  rootDir: path.resolve(import.meta.dirname, "../../.."),
  sourceLocale: DEFAULT_LANGUAGE,
  locales: interfaceLanguages.filter((language) => language !== DEFAULT_LANGUAGE),
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
});
