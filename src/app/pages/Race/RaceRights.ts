/** What the viewer may do with a race; the server decides it again each time. */
export type RaceRights = {
  /** They coach the group whose race it is. */
  readonly mayConduct: boolean;
  /** They may take a seat: the race is not for others only. */
  readonly mayJoin: boolean;
};
