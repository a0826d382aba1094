/** What a form of exercise says about itself, in one line. */
export type ExerciseTips = Readonly<
  Record<"rhythm" | "mirror" | "covered" | "dictation" | "ghost" | "fallingWords" | "duel" | "review", string>
>;
