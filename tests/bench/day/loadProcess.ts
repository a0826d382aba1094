import { playDay, type DayPlan } from "./playDay";

// The load in a process of its own: it gets a plan over IPC, plays it, and sends what happened.
process.once("message", (plan: DayPlan) => {
  playDay(plan).then(
    (played) => process.send?.(played, () => process.exit(0)),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
process.send?.("ready");
