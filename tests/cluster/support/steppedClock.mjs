// Loaded before the app (node --import): each SIGUSR2 sets the clock of its computer forth or back to what a file says,
// in ms from the right time. Time that only
// goes forward, as timers and performance.now have it, is not touched, just as a clock that is set leaves it alone.
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
