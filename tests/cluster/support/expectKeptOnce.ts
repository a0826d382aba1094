import type { Records } from "./Records";
import type { RobotSaver } from "./RobotSaver";

/** Every run that was acknowledged is on record, once, and under one id. Gives how many. */
export async function expectKeptOnce(savers: readonly RobotSaver[], records: Records): Promise<number> {
  const runIds = savers.flatMap(({ acknowledged }) => [...acknowledged.keys()]);
  const ids = savers.flatMap(({ acknowledged }) => [...acknowledged.values()]);
  expect(new Set(ids).size).toBe(ids.length);
  const kept = await records.runs(runIds);
  expect(runIds.filter((runId) => kept.get(runId) !== 1)).toEqual([]);
  return runIds.length;
}
