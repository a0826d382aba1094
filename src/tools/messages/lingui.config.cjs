const { formatter } = require("@lingui/format-po");
const path = require("node:path");

const root = path.resolve(__dirname, "../../..");
const app = "<rootDir>/src/app";

/** Folders whose sentences arrive with a chunk of their own. Everything else belongs to the frame, which every first visit loads. */
const chunks = [
  "pages/Assignment",
  "pages/Admin",
  "pages/AdminClaim",
  "pages/Certificate",
  "pages/Course",
  "pages/Exam",
  "pages/Exams",
  "pages/Group",
  "pages/GroupWork",
  "pages/GroupLive",
  "pages/GroupResults",
  "pages/GroupSettings",
  "pages/GroupResults",
  "pages/GroupMembers",
  "pages/Groups",
  "pages/Join",
  "pages/Lesson",
  "pages/MemberStory",
  "pages/MemberCards",
  "pages/Practice/adaptive",
  "pages/Practice/custom",
  "pages/Practice/due",
  "pages/Progress",
  "pages/Race",
  "pages/RaceWall",
  "pages/Races",
  "pages/Result",
  "pages/Settings",
  "pages/TextUpload",
  "pages/Shell/news",
  "pages/SignIn",
  "pages/SignUp",
  "pages/Text",
  "pages/Texts",
  "typing/figures",
  "typing/keyboard",
];

/** Where sentences are looked for, and where their translations stand. English has no catalogue: it stands in the code. */
module.exports = {
  rootDir: root,
  sourceLocale: "en-US",
  locales: ["nl-NL"],
  catalogs: [
    ...chunks.map((folder) => ({ path: `${app}/${folder}/locales/{locale}`, include: [`${app}/${folder}/`] })),
    { path: `${app}/locales/{locale}`, include: [`${app}/`], exclude: chunks.map((folder) => `${app}/${folder}/**`) },
  ],
  // Without line numbers a sentence that moves changes no catalogue.
  format: formatter({ lineNumbers: false }),
  orderBy: "message",
};
