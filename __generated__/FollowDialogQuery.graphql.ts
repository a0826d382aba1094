/**
 * @generated SignedSource<<2e9ed1c308281e229647e0302d03904c>>
 * @relayHash 399280446e33af0c3bedfbd8a8a71bd2
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 064abd7d222173d68cbee3dc209391f097baa855bc4c59301d974e8428164b0e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowDialogQuery$variables = {
  groupId: string;
  userId: string;
};
export type FollowDialogQuery$data = {
  readonly memberLiveUpdated: {
    readonly " $fragmentSpreads": FragmentRefs<"FollowDialog_view">;
  } | null | undefined;
};
export type FollowDialogQuery = {
  response: FollowDialogQuery$data;
  variables: FollowDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "groupId",
    "variableName": "groupId"
  },
  {
    "kind": "Variable",
    "name": "userId",
    "variableName": "userId"
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
    "name": "FollowDialogQuery",
    "selections": [
      {
        "alias": "memberLiveUpdated",
        "args": (v1/*:: as any*/),
        "concreteType": "LiveView",
        "kind": "LinkedField",
        "name": "memberLive",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FollowDialog_view"
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
    "name": "FollowDialogQuery",
    "selections": [
      {
        "alias": "memberLiveUpdated",
        "args": (v1/*:: as any*/),
        "concreteType": "LiveView",
        "kind": "LinkedField",
        "name": "memberLive",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "runId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "marks",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "caret",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LiveMember",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
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
              (v2/*:: as any*/)
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
    "id": "064abd7d222173d68cbee3dc209391f097baa855bc4c59301d974e8428164b0e",
    "metadata": {},
    "name": "FollowDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8f85cedbae349c2b4ce19ba5831c9b1e";

export default node;
