// Loaded before the app (node --import): each SIGUSR2 sets the computer's clock to what a file says, in ms from the
// correct time. Monotonic time, as used by timers and performance.now, is not changed, like when a real clock is set.
import { readFileSync } from "node:fs";

const RealDate = Date;
let ahead = 0;

globalThis.Date = class Date extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [RealDate.now() + ahead] : args));
  }

  static now() {
    return RealDate.now() + ahead;
  }
};

process.on("SIGUSR2", () => {
  ahead = Number(readFileSync(process.env.CLUSTER_CLOCK, "utf8"));
});
