/** Who is connected to which race, in which process. */
export type Attendance = {
  /** Somebody has a connection to a race in this process. */
  came(code: string, userId: string): void;
  /** Nobody of that id has one here any more. */
  went(code: string, userId: string): void;
  /** Whether they have one in another process. */
  isElsewhere(code: string, userId: string): Promise<boolean>;
};

/** That of a process that is alone. */
export const soleAttendance: Attendance = {
  came: () => undefined,
  went: () => undefined,
  isElsewhere: () => Promise.resolve(false),
};
