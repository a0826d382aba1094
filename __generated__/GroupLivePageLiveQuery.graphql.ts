/**
 * @generated SignedSource<<5b6de9815ef22f0ae1d76383b1e3a993>>
 * @relayHash 9906dbaef4c1ebccdaab285a5dea5d8c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8380ef337879d29f19ac979908b86ba9d6dd3b08269d57d4b8b14ff1a8a4f59b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupLivePageLiveQuery$variables = {
  groupId: string;
};
export type GroupLivePageLiveQuery$data = {
  readonly groupLiveUpdated: {
    readonly " $fragmentSpreads": FragmentRefs<"LiveView_live">;
  } | null | undefined;
};
export type GroupLivePageLiveQuery = {
  response: GroupLivePageLiveQuery$data;
  variables: GroupLivePageLiveQuery$variables;
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
    "name": "GroupLivePageLiveQuery",
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
            "name": "LiveView_live"
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
    "name": "GroupLivePageLiveQuery",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "seatingStamp",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8380ef337879d29f19ac979908b86ba9d6dd3b08269d57d4b8b14ff1a8a4f59b",
    "metadata": {},
    "name": "GroupLivePageLiveQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7d0eae87deb4188da080d6cb6ad0b6b8";

export default node;
