import { ConnectionHandler, type RecordProxy, type RecordSourceSelectorProxy } from "relay-runtime";

/** The connections in the store that a new result comes first in. */
export function findResultLists(store: Pick<RecordSourceSelectorProxy, "getRoot">): string[] {
  const viewer = store.getRoot().getLinkedRecord("viewer");
  const history = viewer && ConnectionHandler.getConnection(viewer, "History_viewer_results");
  return history ? [history.getDataID()] : [];
}

/**
 * An updater of a mutation that saves a run: adds a passed exercise to the viewer's. What only the server can compute
 * is marked stale, so that pages that show it fetch it when they are next opened: the columns of all runs with the
 * fastest of each kind, what practice has learned of the keys, the badges, the weeks with their medians, and the best
 * result on the text.
 * @param field of the mutation
 */
export function updateAfterRun(store: RecordSourceSelectorProxy, field: string, textId: string | null): void {
  const saved = store.getRootField(field);
  const result = saved?.getLinkedRecord("result");
  if (!result) return;
  if (textId !== null) store.get(textId)?.invalidateRecord();
  const viewer = store.getRoot().getLinkedRecord("viewer");
  if (!viewer) return;
  addPassedExercise(store, saved?.getLinkedRecord("passedExercise"));
  viewer.getLinkedRecord("runHistory")?.invalidateRecord();
  viewer.getLinkedRecord("practiceGoal")?.invalidateRecord();
  const layout = result.getValue("layout");
  for (const learning of [viewer.getLinkedRecord("learning"), viewer.getLinkedRecord("learning", { layout })])
    // Before the first run there is none to mark.
    (learning === null ? viewer : learning)?.invalidateRecord();
}

/** Adds a passed exercise to the viewer's, or replaces it. The badges, which count them, are fetched again. */
export function addPassedExercise(
  store: Pick<RecordSourceSelectorProxy, "getRoot">,
  passed: RecordProxy | null | undefined,
): void {
  const viewer = store.getRoot().getLinkedRecord("viewer");
  viewer?.getLinkedRecords("badges")?.forEach((badge) => badge?.invalidateRecord());
  const known = viewer?.getLinkedRecords("passedExercises");
  if (!viewer || !known || !passed) return;
  const id = passed.getValue("exerciseId");
  const others = known.filter((one) => one?.getValue("exerciseId") !== id);
  viewer.setLinkedRecords([...others, passed], "passedExercises");
}
