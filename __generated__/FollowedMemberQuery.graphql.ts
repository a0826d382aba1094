/**
 * @generated SignedSource<<6cae5faafdb7e9431b2ff6be786aa364>>
 * @relayHash 9e5e6b3280418a917de2b7c8f6036b5a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb7df8de5c083c549743971431749e7b1d500e819c1f5377e95efc9110f6242b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowedMemberQuery$variables = {
  groupId: string;
  userId: string;
};
export type FollowedMemberQuery$data = {
  readonly memberLiveUpdated: {
    readonly " $fragmentSpreads": FragmentRefs<"FollowedView_view">;
  } | null | undefined;
};
export type FollowedMemberQuery = {
  response: FollowedMemberQuery$data;
  variables: FollowedMemberQuery$variables;
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
    "name": "FollowedMemberQuery",
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
            "name": "FollowedView_view"
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
    "name": "FollowedMemberQuery",
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
    "id": "cb7df8de5c083c549743971431749e7b1d500e819c1f5377e95efc9110f6242b",
    "metadata": {},
    "name": "FollowedMemberQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1a831dd7f9b1df249e7c591396601fd7";

export default node;
