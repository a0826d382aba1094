import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import type { KeptRun } from "./KeptRun";
import { getSaveState, saveFinishedRun, saveKeptRuns, subscribeToSaving, type SaveState } from "./resultKeeper";

const saving: SaveState = { kind: "saving" };

/**
 * Saves a finished run, once however often it renders. Gives where it is, and a way to try at once what was not
 * reached.
 */
export function useSaveResult(run: KeptRun): readonly [state: SaveState, retry: () => void] {
  const environment = useRelayEnvironment();
  useEffect(() => saveFinishedRun(environment, run), [environment, run]);
  const read = (): SaveState => getSaveState(run.runId) ?? saving;
  const state = useSyncExternalStore(subscribeToSaving, read, read);
  const retry = useCallback(() => void saveKeptRuns(environment), [environment]);
  return [state, retry];
}
