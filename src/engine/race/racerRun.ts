import { decodeLog } from "../log/decodeLog";
import { encodeLog } from "../log/encodeLog";
import type { Run } from "../metrics/measureRun";
import { listBatches } from "./RacerBatches";
import type { Racer, RaceState } from "./RaceState";

/** A racer's whole run, put together from the batches; its zero is the start of the race. */
export function racerRun(state: RaceState, racer: Racer): Run & { readonly log: string } {
  const keystrokes = listBatches(racer.batches).flatMap((batch) => {
    const log = decodeLog(batch);
    return log.ok ? log.keystrokes : [];
  });
  const durationMs = racer.finishedAfter ?? racer.lastTime;
  return { rules: "stopOnError", text: state.settings.text, keystrokes, durationMs, log: encodeLog(keystrokes) };
}
