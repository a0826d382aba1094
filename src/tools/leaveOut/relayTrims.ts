import type { Trim } from "./Trim.ts";

/**
 * Words of documents that Typeloop has none of: client resolvers and edges, `@module`, `@defer` and `@stream`, actors,
 * `@required`, `@catch`, `@inline`.
 * The build refuses a document that holds one.
 */
export const absentFromDocuments: readonly string[] = [
  "ActorChange",
  "CatchField",
  "ClientComponent",
  "ClientEdgeToClientObject",
  "ClientEdgeToServerObject",
  "Defer",
  "InlineDataFragmentSpread",
  "ModuleImport",
  "RelayLiveResolver",
  "RelayResolver",
  "RequiredField",
  "SplitOperation",
  "Stream",
  "catchTo",
  "use_exec_time_resolvers",
  "exec_time_resolvers_enabled_provider",
];

/** Whether resolvers run while an answer is written. */
const execTime = [/seExecTimeResolvers = \(_ref = .*/gu, "seExecTimeResolvers = false;"] as const;

/** What Relay's files do for those, by the file's path below relay-runtime/lib. */
export const relayTrims: Readonly<Record<string, Trim>> = {
  "store/RelayReader.js": {
    methods: [
      "_readClientEdge",
      "_propagateResolverMetadata",
      "_readResolverFieldImpl",
      "_readResolverField",
      "_readClientSideDirectiveField",
      "_readActorChange",
      "_readModuleImport",
      "_createInlineDataOrResolverFragmentPointer",
      "_handleRequiredFieldValue",
      "_asResult",
      "_catchErrors",
      "_maybeReportUnexpectedNull",
    ],
    unreached: ["markFieldErrorHasHandled", "getResolverValue", "extractIdFromResponse"],
    cases: [
      "RequiredField",
      "CatchField",
      "RelayLiveResolver",
      "RelayResolver",
      "ModuleImport",
      "InlineDataFragmentSpread",
      "Defer",
      "Stream",
      "ActorChange",
      "ClientEdgeToClientObject",
      "ClientEdgeToServerObject",
    ],
    edits: [execTime],
  },
  "store/OperationExecutor.js": {
    methods: [
      "_processFollowupPayload",
      "_processFollowupPayloadWithNormalizationNode",
      "_normalizeFollowupPayload",
      "_handleFollowupPayload",
      "_normalizeStreamItem",
      "_processStreamResponse",
      "_processDeferResponse",
      "_processIncrementalPlaceholder",
      "_processIncrementalResponses",
      "_processOptimisticModuleImport",
      "_processAsyncOptimisticModuleImport",
      "_scheduleAsyncStoreUpdate",
      "_expectOperationLoader",
    ],
    cases: ["ModuleImportPayload", "ActorPayload"],
    edits: [execTime],
  },
  "store/RelayResponseNormalizer.js": {
    methods: [
      "_normalizeResolver",
      "_collectS2CExecution",
      "_normalizeDefer",
      "_normalizeStream",
      "_normalizeModuleImport",
      "_normalizeActorChange",
    ],
    cases: [
      "ModuleImport",
      "Defer",
      "Stream",
      "ClientComponent",
      "ActorChange",
      "RelayResolver",
      "RelayLiveResolver",
      "ClientEdgeToClientObject",
    ],
  },
  "store/DataChecker.js": {
    methods: ["_checkResolver", "_checkModuleImport", "_checkActorChange"],
    cases: [
      "ActorChange",
      "ModuleImport",
      "Defer",
      "Stream",
      "ClientComponent",
      "RelayResolver",
      "RelayLiveResolver",
      "ClientEdgeToClientObject",
    ],
  },
  "store/RelayReferenceMarker.js": {
    methods: ["_traverseClientEdgeToClientObject", "_traverseResolverField", "_traverseModuleImport"],
    cases: [
      "ActorChange",
      "Defer",
      "Stream",
      "ModuleImport",
      "ClientComponent",
      "RelayResolver",
      "RelayLiveResolver",
      "ClientEdgeToClientObject",
    ],
  },
  "store/RelayModernStore.js": {
    methods: [
      "batchLiveStateUpdates",
      "experimental_batchUpdates",
      "batchLiveStateUpdatesWithoutNotify",
      "checkInvalidationState",
      "subscribeToInvalidationState",
    ],
    edits: [[/seExecTimeResolvers = \(_ref = .*/gu, "seExecTimeResolvers = false;"]],
  },
};
