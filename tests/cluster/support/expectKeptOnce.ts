import type { Records } from "./Records";
import type { RobotSaver } from "./RobotSaver";

/** Every acknowledged run is stored once, under one id. Returns how many. */
export async function expectKeptOnce(savers: readonly RobotSaver[], records: Records): Promise<number> {
  const runIds = savers.flatMap(({ acknowledged }) => [...acknowledged.keys()]);
  const ids = savers.flatMap(({ acknowledged }) => [...acknowledged.values()]);
  expect(new Set(ids).size).toBe(ids.length);
  const kept = await records.runs(runIds);
  expect(runIds.filter((runId) => kept.get(runId) !== 1)).toEqual([]);
  return runIds.length;
}
