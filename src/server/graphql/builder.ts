import SchemaBuilder from "@pothos/core";
import DataloaderPlugin from "@pothos/plugin-dataloader";
import RelayPlugin from "@pothos/plugin-relay";
import type { IsoDateTime, IsoWeek, KeystrokeLogText, RaceCode } from "../../contract/scalars";
import { limits } from "../../contract/limits";
import type { UploadedFile } from "../transport/UploadedFile";
import type { Context } from "./Context";
import "./inputBounds";
import "./semanticNonNull";

const nodeTypes: ReadonlySet<string> = new Set([
  "Assignment",
  "Exam",
  "FeatureSwitch",
  "Group",
  "GroupMember",
  "GroupRaces",
  "RaceBoard",
  "Race",
  "Racer",
  "Result",
  "Session",
  "Text",
  "User",
]);

/**
 * Reads a global id. One that was never made here names nobody, so that it is not found like any other that does not
 * exist.
 */
function readGlobalId(globalId: string): { typename: string; id: string } {
  const text = Buffer.from(globalId, "base64").toString();
  const typename = text.slice(0, Math.max(0, text.indexOf(":")));
  return nodeTypes.has(typename) ? { typename, id: text.slice(typename.length + 1) } : { typename: "User", id: "" };
}

/** Where every type of the schema starts. It holds no types itself. */
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
  plugins: [RelayPlugin, DataloaderPlugin, "inputBounds", "semanticNonNull"],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  relay: {
    nodesOnConnection: false,
    edgesFieldOptions: { description: "This page of the list, in its order." },
    nodeFieldOptions: { description: "What stands in the list." },
    cursorFieldOptions: { description: "Names this place in the list, for `after` and `before`; opaque." },
    pageInfoFieldOptions: { description: "Whether there is more, and from where." },
    clientMutationId: "omit",
    cursorType: "String",
    decodeGlobalID: readGlobalId,
    nodesQueryOptions: false,
    nodeQueryOptions: {
      description: "Any object by its global id; null when there is none, or none that you may see.",
    },
  },
});

builder.queryType({ description: "What can be asked." });
builder.mutationType({
  description:
    "What can be changed. Expected failures are members of each payload; what they refuse has changed nothing. " +
    "With a header `Idempotency-Key` (16 to 200 visible ASCII characters, such as a UUID) the same request by the " +
    "same token runs once and gets the same answer for 24 hours.",
});
builder.subscriptionType({ description: "What can be followed, over the websocket only." });

/** Page size when a request names none, and the most it may name. */
export const pageSizes = { defaultSize: limits.pageSize.standard, maxSize: limits.pageSize.max };
