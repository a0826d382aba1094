import type { DataID, RecordSourceSelectorProxy } from "relay-runtime";

/** Puts a group that somebody just came into among their groups, so that every list has it and its news is followed. */
export function addToMyGroups(store: RecordSourceSelectorProxy, field: string): void {
  const viewer = store.getRoot().getLinkedRecord("viewer");
  const group = store.getRootField(field)?.getLinkedRecord("group");
  const groups = viewer?.getLinkedRecords("groups");
  if (!viewer || !group || !groups) return;
  if (!groups.some((one) => one?.getDataID() === group.getDataID()))
    viewer.setLinkedRecords([...groups, group], "groups");
  viewer.invalidateRecord();
}

/** Takes a group that somebody is no longer in from their groups. What is shown of it next is asked for again. */
export function removeFromMyGroups(store: RecordSourceSelectorProxy, groupId: DataID | null | undefined): void {
  const viewer = store.getRoot().getLinkedRecord("viewer");
  const groups = viewer?.getLinkedRecords("groups");
  if (groupId == null) return;
  if (viewer && groups)
    viewer.setLinkedRecords(
      groups.filter((one) => one?.getDataID() !== groupId),
      "groups",
    );
  viewer?.invalidateRecord();
  store.get(groupId)?.invalidateRecord();
}
