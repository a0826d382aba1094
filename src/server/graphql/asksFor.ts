import { Kind, type GraphQLResolveInfo, type SelectionNode } from "graphql";

/** Whether a document names this type as a member of the field that is resolved (`... on RateLimitedError`). */
export function asksFor({ fieldNodes, fragments }: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">, type: string): boolean {
  const names = (selection: SelectionNode): boolean => {
    if (selection.kind === Kind.FIELD) return false;
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
    return fragment?.typeCondition?.name.value === type || Boolean(fragment?.selectionSet.selections.some(names));
  };
  return fieldNodes.some(({ selectionSet }) => selectionSet?.selections.some(names));
}
