import type { DataID, RecordSourceSelectorProxy } from "relay-runtime";

/** Adds a group that the viewer just joined to their groups, so that every list has it and its news is followed. */
export function addToMyGroups(store: RecordSourceSelectorProxy, field: string): void {
  const viewer = store.getRoot().getLinkedRecord("viewer");
  const group = store.getRootField(field)?.getLinkedRecord("group");
  const groups = viewer?.getLinkedRecords("groups");
  if (!viewer || !group || !groups) return;
  if (!groups.some((one) => one?.getDataID() === group.getDataID()))
    viewer.setLinkedRecords([...groups, group], "groups");
  viewer.invalidateRecord();
}

/** Removes a group that the viewer left from their groups. Its data is fetched again when it is next shown. */
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
