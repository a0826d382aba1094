import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type PothosOutputFieldType,
  type SchemaTypes,
} from "@pothos/core";
import DataloaderPlugin from "@pothos/plugin-dataloader";
import RelayPlugin from "@pothos/plugin-relay";
import type { IsoDateTime, IsoWeek, KeystrokeLogText, RaceCode } from "../../contract/scalars";
import { limits } from "../../contract/limits";
import type { UploadedFile } from "../files/UploadedFile";
import type { Context } from "../Context";
import "./fieldGuards";
import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLList, GraphQLNonNull } from "graphql";

/** The types that `node(id)` finds. schema.ts refuses to start with others. */
export const nodeTypes: ReadonlySet<string> = new Set([
  "Assignment",
  "Exam",
  "FeatureSwitch",
  "Grade",
  "Group",
  "GroupMember",
  "GroupRaces",
  "GroupTournaments",
  "OwnExamNorm",
  "RaceBoard",
  "Race",
  "Racer",
  "Result",
  "Session",
  "Text",
  "User",
]);

/** Decodes a global id. One that the server never made becomes an id that is not found. */
function readGlobalId(globalId: string): { typename: string; id: string } {
  const text = Buffer.from(globalId, "base64").toString();
  const typename = text.slice(0, Math.max(0, text.indexOf(":")));
  return nodeTypes.has(typename) ? { typename, id: text.slice(typename.length + 1) } : { typename: "User", id: "" };
}

/**
 * Who may find an object of a type by its id, where that is fewer people than may read it as part of another object. By
 * the name of the type.
 */
export const nodeRights = new Map<string, (context: Context, id: string) => boolean | Promise<boolean>>();

/** The schema builder. It defines no types itself. */
export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date | IsoDateTime };
    RaceCode: { Input: RaceCode; Output: string };
    IsoWeek: { Input: IsoWeek; Output: IsoWeek };
    KeystrokeLog: { Input: KeystrokeLogText; Output: string };
    Upload: { Input: UploadedFile; Output: never };
  };
}>({
  plugins: [RelayPlugin, DataloaderPlugin, "fieldGuards", "semanticNonNull"],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  relay: {
    nodesOnConnection: false,
    edgesFieldOptions: { description: "The items on this page of the list, in order." },
    nodeFieldOptions: { description: "The item." },
    cursorFieldOptions: { description: "Opaque position of this item in the list, for `after` and `before`." },
    pageInfoFieldOptions: { description: "Whether there are more pages, and where they start." },
    clientMutationId: "omit",
    cursorType: "String",
    decodeGlobalID: readGlobalId,
    nodesQueryOptions: false,
    nodeQueryOptions: {
      description: "An object by its global id. Null when it does not exist or the viewer may not see it.",
      resolve: async (_root, { id }, context, _info, resolveNode) => {
        const mayFind = nodeRights.get(id.typename);
        return mayFind === undefined || (await mayFind(context, id.id)) ? resolveNode(id) : null;
      },
      // Ids of races and of racers contain race codes.
      guess: { isGuess: ({ id }) => /^Racer?:/u.test(Buffer.from(String(id), "base64").toString()) },
    },
  },
});

builder.queryType({ description: "The queries." });
builder.mutationType({
  description:
    "The mutations. Expected failures are members of each payload, and a refused mutation has changed nothing. " +
    "With the header `Idempotency-Key` (16 to 200 visible ASCII characters, such as a UUID), the same request " +
    "with the same token runs once and gets the same response for 24 hours.",
});
builder.subscriptionType({ description: "The subscriptions, over the websocket only." });

/** Default and maximum page size. */
export const pageSizes = { defaultSize: limits.pageSize.standard, maxSize: limits.pageSize.max };

declare global {
  // eslint-disable-next-line typescript/no-namespace -- Pothos finds its plugins by merging into this namespace.
  export namespace PothosSchemaTypes {
    // eslint-disable-next-line typescript/no-unused-vars -- the parameter must be there for the merge.
    export interface Plugins<Types extends SchemaTypes> {
      semanticNonNull: SemanticNonNullPlugin<Types>;
    }
  }
}

/** Null only in case of an error: only the field itself becomes null, not its parents. */
export const semanticNonNullDirective = new GraphQLDirective({
  name: "semanticNonNull",
  description: "The value, and the list items at the named levels, are null only if there is an error for it.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: { levels: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))), defaultValue: [0] } },
});

const hardNonNull: ReadonlySet<string> = new Set(["hasNextPage", "hasPreviousPage", "cursor", "pageInfo"]);

/**
 * Prints every field that its resolver types as non-null as nullable with `@semanticNonNull`, so that one failing field
 * does not make its parents null. `id` and the fields that pagination needs keep their `!`.
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
