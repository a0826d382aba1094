import {
  GraphQLError,
  Kind,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql";

/**
 * What a document that is sent as text may ask for at most (SPEC section 9). Fragments count wherever they are spread.
 */
export const documentLimits = { depth: 8, aliases: 15, rootFields: 10, tokens: 2_000 } as const;

type Size = { readonly depth: number; readonly aliases: number; readonly fields: number };

const nothing: Size = { depth: 0, aliases: 0, fields: 0 };

/**
 * Refuses documents beyond the limits. It measures each fragment once, so that fragments which spread each other cost
 * no more than their text.
 * Introspection has no depth: graphql's own rule bounds it.
 */
export const documentLimitsRule: ValidationRule = (context) => {
  const sizeOf = measurer(context);
  return {
    OperationDefinition(operation) {
      const { depth, aliases, fields } = sizeOf(operation.selectionSet);
      const check = (name: string, value: number, most: number) => {
        if (value > most)
          context.reportError(
            new GraphQLError(`The document has ${name} ${value}; at most ${most} is allowed.`, { nodes: operation }),
          );
      };
      check("depth", depth, documentLimits.depth);
      check("aliases", aliases, documentLimits.aliases);
      check("root fields", fields, documentLimits.rootFields);
      return false;
    },
    FragmentDefinition: () => false,
  };
};

/** `fields` counts those of the set itself; depth and aliases everything below. */
function measurer(context: ValidationContext): (set: SelectionSetNode) => Size {
  const known = new Map<FragmentDefinitionNode, Size>();

  const ofFragment = (name: string): Size => {
    const fragment = context.getFragment(name);
    if (!fragment) return nothing;
    const before = known.get(fragment);
    if (before) return before;
    // A fragment that spreads itself counts once: another rule refuses it.
    known.set(fragment, nothing);
    const size = ofSet(fragment.selectionSet);
    known.set(fragment, size);
    return size;
  };

  const ofSet = (set: SelectionSetNode): Size => set.selections.map(ofSelection).reduce(beside, nothing);

  const ofSelection = (selection: SelectionSetNode["selections"][number]): Size => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSet(selection.selectionSet);
    const inner = selection.selectionSet ? ofSet(selection.selectionSet) : nothing;
    const isIntrospection = selection.name.value === "__schema" || selection.name.value === "__type";
    return {
      depth: isIntrospection ? 1 : inner.depth + 1,
      aliases: inner.aliases + (selection.alias ? 1 : 0),
      fields: 1,
    };
  };

  return ofSet;
}

function beside(a: Size, b: Size): Size {
  return { depth: Math.max(a.depth, b.depth), aliases: a.aliases + b.aliases, fields: a.fields + b.fields };
}
