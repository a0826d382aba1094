/**
 * @generated SignedSource<<cab9913fe7f68ced4a7c57cdb55f0f11>>
 * @relayHash a442cba20f7dc207953d2dfbe935b95b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d7e5456cb963558b1c83ecf163df69df67406fe73e2dfa1235dd0289eb5cb3a

import type { ConcreteRequest } from 'relay-runtime';
export type LiveReportingReportPresenceMutation$variables = {
  isAway: boolean;
  page: string;
};
export type LiveReportingReportPresenceMutation$data = {
  readonly reportPresence: {
    readonly __typename: string;
  } | null | undefined;
};
export type LiveReportingReportPresenceMutation = {
  response: LiveReportingReportPresenceMutation$data;
  variables: LiveReportingReportPresenceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isAway"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "isAway",
        "variableName": "isAway"
      },
      {
        "kind": "Variable",
        "name": "page",
        "variableName": "page"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "reportPresence",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LiveReportingReportPresenceMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LiveReportingReportPresenceMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0d7e5456cb963558b1c83ecf163df69df67406fe73e2dfa1235dd0289eb5cb3a",
    "metadata": {},
    "name": "LiveReportingReportPresenceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2133a820c9a43cec544917920106b464";

export default node;
