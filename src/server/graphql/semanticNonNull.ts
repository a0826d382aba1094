import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type PothosOutputFieldType,
  type SchemaTypes,
} from "@pothos/core";
import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLList, GraphQLNonNull } from "graphql";

declare global {
  // eslint-disable-next-line typescript/no-namespace -- Pothos finds its plugins by merging into this namespace.
  export namespace PothosSchemaTypes {
    // eslint-disable-next-line typescript/no-unused-vars -- the parameter must be there for the merge.
    export interface Plugins<Types extends SchemaTypes> {
      semanticNonNull: SemanticNonNullPlugin<Types>;
    }
  }
}

/** Null only if there is an error: the field's own null, not the loss of everything around it. */
export const semanticNonNullDirective = new GraphQLDirective({
  name: "semanticNonNull",
  description: "The value, and the list items at the named levels, are null only where an error says why.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: { levels: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))), defaultValue: [0] } },
});

const hardNonNull: ReadonlySet<string> = new Set(["hasNextPage", "hasPreviousPage", "cursor", "pageInfo"]);

/**
 * Prints every field that a resolver types as non-null as nullable with `@semanticNonNull`, so that one failing field
 * does
 * not take its parents with it. `id` and what pagination stands on stay `!`.
 */
class SemanticNonNullPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (config.name === "id" || hardNonNull.has(config.name)) return config;
    const levels: number[] = [];
    const type = relax(config.type, 0, levels);
    if (levels.length === 0) return config;
    const directive = levels.length === 1 && levels[0] === 0 ? {} : { levels };
    return { ...config, type, extensions: { ...config.extensions, directives: { semanticNonNull: directive } } };
  }
}

function relax<Types extends SchemaTypes>(
  type: PothosOutputFieldType<Types>,
  level: number,
  levels: number[],
): PothosOutputFieldType<Types> {
  if (!type.nullable) levels.push(level);
  if (type.kind !== "List") return { ...type, nullable: true };
  return { ...type, nullable: true, type: relax(type.type, level + 1, levels) };
}

SchemaBuilder.registerPlugin("semanticNonNull", SemanticNonNullPlugin);
