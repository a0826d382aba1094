/**
 * Pages that nobody begins a visit for the first time with: their routes, too, arrive when they are wanted
 * (lateRoutes.ts).
 */
export const latePaths = [
  "race/:code/wall",
  "groups",
  "groups/:id",
  "groups/:id/work",
  "assignments/:id",
  "groups/:id/live",
  "groups/:id/settings",
  "join/:code",
  "groups/:id/members",
  "groups/:id/members/cards",
  "texts/upload",
  "groups/:id/results",
  "groups/:id/members/:member",
  "texts",
  "texts/:id",
  "admin",
  "admin/claim",
] as const;
