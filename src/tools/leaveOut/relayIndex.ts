/**
 * What react-relay's hooks and Typeloop take from relay-runtime, and the file of the package that each stands in: as
 * that file's whole, or by its name.
 */
const wholes = {
  ConnectionHandler: "handlers/connection/ConnectionHandler",
  ConnectionInterface: "handlers/connection/ConnectionInterface",
  Environment: "store/RelayModernEnvironment",
  Network: "network/RelayNetwork",
  Observable: "network/RelayObservable",
  PreloadableQueryRegistry: "query/PreloadableQueryRegistry",
  Record: "store/RelayModernRecord",
  RecordSource: "store/RelayRecordSource",
  RelayFeatureFlags: "util/RelayFeatureFlags",
  ReplaySubject: "util/RelayReplaySubject",
  Store: "store/RelayModernStore",
  commitLocalUpdate: "mutations/commitLocalUpdate",
  commitMutation: "mutations/commitMutation",
  fetchQuery: "query/fetchQuery",
  getFragmentIdentifier: "util/getFragmentIdentifier",
  getPaginationMetadata: "util/getPaginationMetadata",
  getPaginationVariables: "util/getPaginationVariables",
  getPendingOperationsForFragment: "util/getPendingOperationsForFragment",
  getRefetchMetadata: "util/getRefetchMetadata",
  getRequestIdentifier: "util/getRequestIdentifier",
  getValueAtPath: "util/getValueAtPath",
  isPromise: "util/isPromise",
  recycleNodesInto: "util/recycleNodesInto",
  requestSubscription: "subscription/requestSubscription",
} as const;

const parts = {
  ID_KEY: "store/RelayStoreUtils",
  ROOT_TYPE: "store/RelayStoreUtils",
  areEqualSelectors: "store/RelayModernSelector",
  createOperationDescriptor: "store/RelayModernOperationDescriptor",
  getFragment: "query/GraphQLTag",
  getRequest: "query/GraphQLTag",
  getSelector: "store/RelayModernSelector",
  getVariablesFromFragment: "store/RelayModernSelector",
  graphql: "query/GraphQLTag",
  handlePotentialSnapshotErrors: "util/handlePotentialSnapshotErrors",
} as const;

/** The names that a page may import from relay-runtime. */
export const relayNames: readonly string[] = [...Object.keys(wholes), ...Object.keys(parts)];

/** The package's index with those names only: the files that nobody asks for stay out. */
export const relayIndex = `
const fetching = require("./query/fetchQueryInternal");
module.exports = {
${Object.entries(wholes)
  .map(([name, file]) => `  ${name}: require("./${file}"),`)
  .join("\n")}
${Object.entries(parts)
  .map(([name, file]) => `  ${name}: require("./${file}").${name},`)
  .join("\n")}
  __internal: {
    createRelayContext: require("./store/createRelayContext"),
    createRelayLoggingContext: require("./store/createRelayLoggingContext"),
    fetchQuery: fetching.fetchQuery,
    fetchQueryDeduped: fetching.fetchQueryDeduped,
    getPromiseForActiveRequest: fetching.getPromiseForActiveRequest,
    getObservableForActiveRequest: fetching.getObservableForActiveRequest,
  },
};
`;
