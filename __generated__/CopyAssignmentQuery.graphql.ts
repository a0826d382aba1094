/**
 * @generated SignedSource<<ab3ed0cedc92db9d718c8e9fe0796b41>>
 * @relayHash f3f4b4a79b2233fbf637aa0a32d9312a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb147cdf3c52c971999808556972a6f54562ef450243119502e89de2a64e244a

import type { ConcreteRequest } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
export type CopyAssignmentQuery$variables = Record<PropertyKey, never>;
export type CopyAssignmentQuery$data = {
  readonly viewer: {
    readonly groups: ReadonlyArray<{
      readonly archivedAt: IsoDateTime | null | undefined;
      readonly id: string;
      readonly myRole: GroupRole | null | undefined;
      readonly name: string;
    }> | null | undefined;
  } | null | undefined;
};
export type CopyAssignmentQuery = {
  response: CopyAssignmentQuery$data;
  variables: CopyAssignmentQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Group",
  "kind": "LinkedField",
  "name": "groups",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "myRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CopyAssignmentQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CopyAssignmentQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cb147cdf3c52c971999808556972a6f54562ef450243119502e89de2a64e244a",
    "metadata": {},
    "name": "CopyAssignmentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "90defd66acec9a7164b71339f3c73097";

export default node;
