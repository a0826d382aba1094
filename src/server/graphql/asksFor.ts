import { BREAK, Kind, visit, type FieldNode, type GraphQLResolveInfo, type SelectionNode } from "graphql";

/** Whether a document selects this type on the resolved field (`... on RateLimitedError`). */
export function asksFor(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">,
  type: string,
): boolean {
  const names = (selection: SelectionNode): boolean => {
    if (selection.kind === Kind.FIELD) return false;
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
    return fragment?.typeCondition?.name.value === type || Boolean(fragment?.selectionSet.selections.some(names));
  };
  return fieldNodes.some(({ selectionSet }) => selectionSet?.selections.some(names));
}

/** Whether a document selects a field with this name anywhere, on any type, in the operation or in a fragment. */
export function readsField(
  { operation, fragments }: Pick<GraphQLResolveInfo, "operation" | "fragments">,
  field: string,
): boolean {
  let isRead = false;
  const look = (node: FieldNode) => {
    if (node.name.value !== field) return undefined;
    isRead = true;
    return BREAK;
  };
  for (const part of [operation, ...Object.values(fragments)]) if (!isRead) visit(part, { Field: look });
  return isRead;
}
