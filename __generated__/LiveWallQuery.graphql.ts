/**
 * @generated SignedSource<<2d35bce59951353df56c75886bff85cf>>
 * @relayHash 942ac18fb35a54858f9128bf5dfe8295
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc4c5304985a2d5bfe96ff03844424c7f04b8b07ea5041206ec0be430e21f4a4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiveWallQuery$variables = {
  groupId: string;
};
export type LiveWallQuery$data = {
  readonly groupLiveUpdated: {
    readonly " $fragmentSpreads": FragmentRefs<"Wall_live">;
  } | null | undefined;
};
export type LiveWallQuery = {
  response: LiveWallQuery$data;
  variables: LiveWallQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "groupId",
    "variableName": "groupId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LiveWallQuery",
    "selections": [
      {
        "alias": "groupLiveUpdated",
        "args": (v1/*:: as any*/),
        "concreteType": "GroupLive",
        "kind": "LinkedField",
        "name": "groupLive",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Wall_live"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LiveWallQuery",
    "selections": [
      {
        "alias": "groupLiveUpdated",
        "args": (v1/*:: as any*/),
        "concreteType": "GroupLive",
        "kind": "LinkedField",
        "name": "groupLive",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LiveMember",
            "kind": "LinkedField",
            "name": "members",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "userId",
                "storageKey": null
              },
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
                "name": "stateSince",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "activity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "wpm",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "accuracy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "errors",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "position",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "length",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cc4c5304985a2d5bfe96ff03844424c7f04b8b07ea5041206ec0be430e21f4a4",
    "metadata": {},
    "name": "LiveWallQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a82affe3a2e337506d7c33f4a37fe788";

export default node;
