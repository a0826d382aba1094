import { matchPath } from "react-router-dom";

/** A screen by its kind: what may be told to others about where somebody is. Never an id, a code or a name. */
export type Screen = { readonly pattern: string; readonly title: string };

/** Every route of src/app/routes.tsx. */
export const screens: readonly Screen[] = [
  { pattern: "/", title: "Practice" },
  { pattern: "/course", title: "Course" },
  { pattern: "/course/:lesson", title: "Lesson" },
  { pattern: "/exam", title: "Exams" },
  { pattern: "/exam/:norm", title: "Exam" },
  { pattern: "/certificates/:code", title: "Certificate" },
  { pattern: "/race", title: "Races" },
  { pattern: "/race/:code", title: "Race" },
  { pattern: "/groups/:id/live", title: "Live wall" },
  { pattern: "/race/:code/wall", title: "Big screen" },
  { pattern: "/results/:id", title: "Result" },
  { pattern: "/progress", title: "Progress" },
  { pattern: "/groups", title: "Groups" },
  { pattern: "/groups/:id", title: "Group" },
  { pattern: "/groups/:id/work", title: "Work of a group" },
  { pattern: "/assignments/:id", title: "Assignment" },
  { pattern: "/groups/:id/settings", title: "Group settings" },
  { pattern: "/join/:code", title: "Join a group" },
  { pattern: "/groups/:id/members", title: "Members" },
  { pattern: "/groups/:id/members/cards", title: "Cards" },
  { pattern: "/texts/upload", title: "Upload texts" },
  { pattern: "/groups/:id/results", title: "Results of a group" },
  { pattern: "/groups/:id/members/:member", title: "Member of a group" },
  { pattern: "/texts", title: "Texts" },
  { pattern: "/texts/:id", title: "Text" },
  { pattern: "/admin", title: "Admin" },
  { pattern: "/admin/claim", title: "Become the admin" },
  { pattern: "/settings", title: "Settings" },
  { pattern: "/sign-in", title: "Sign in" },
  { pattern: "/sign-up", title: "Sign up" },
  ...(process.env.TYPELOOP_TEST_HOOKS ? [{ pattern: "/workbench", title: "Workbench" }] : []),
];

const unknown: Screen = { pattern: "/*", title: "Not found" };

/** The kind of screen at a path: of `/race/ABCDEF` it is `/race/:code`. A path that is none of ours is `/*`. */
export function screenOf(pathname: string): Screen {
  return screens.find(({ pattern }) => matchPath(pattern, pathname) !== null) ?? unknown;
}
