/** Folders in pages/ that are in the first load. Their messages are in the catalog "frame". */
export const firstLoadPages = ["Practice", "Shell", "Workbench"] as const;

/**
 * The catalog of a page has the messages of pages/<Name>/ and features/<name>/. This is the list of all other
 * catalogs, with the folders and files of src/app whose messages they have. What is in none is in "frame".
 */
export const catalogFolders = {
  Badges: ["features/badges/"],
  Goal: ["features/goal/"],
  GroupResults: [
    "pages/GroupResults/",
    "features/report/",
    "features/participation/",
    "features/course/chapterNames.ts",
  ],
  OwnNorms: ["features/ownNorms/"],
  PageViews: ["pages/Shell/watchers/"],
  PracticeAdaptive: ["pages/Practice/adaptive/"],
  PracticeCustom: ["pages/Practice/custom/", "features/text/{FavoriteButton,TextFacts}.tsx"],
  PracticeDue: ["features/dueWork/", "features/tournament/RaceForTournament.tsx"],
  PracticeOptions: ["pages/Practice/options/"],
  PracticeText: ["pages/Practice/LibraryPractice.tsx"],
  ReportAbuse: ["features/moderation/"],
  ShellAnnouncements: ["pages/Shell/announcements/"],
  ShellErrors: ["pages/Shell/errors/"],
  ShellNews: ["pages/Shell/news/"],
  ShellSentences: ["pages/Shell/sentences/"],
  SwitchedOff: ["features/switches/"],
  Tournament: ["features/tournament/"],
  figures: ["typing/figures/", "features/saving/", "pages/Practice/RunSummary.tsx"],
  keyboard: ["typing/keyboard/"],
  spoken: ["typing/spoken/"],
  menus: ["pages/Shell/{AccountMenu,ShortcutDialog}.tsx", "features/session/", "ui/multiSelect/"],
} as const;

export type SharedCatalog = keyof typeof catalogFolders;
