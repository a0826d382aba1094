/**
 * @generated SignedSource<<07f9ad2fcb9fe7ec8ef554e471a53070>>
 * @relayHash bfd93bd0ec14248cdc992d275b6af40b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ebabcc0af022b3cdbe321c6ed3d1911ad061d55d536af046db489a88a759df6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupLivePageWallQuery$variables = {
  groupId: string;
};
export type GroupLivePageWallQuery$data = {
  readonly groupLiveUpdated: {
    readonly " $fragmentSpreads": FragmentRefs<"Wall_live">;
  } | null | undefined;
};
export type GroupLivePageWallQuery = {
  response: GroupLivePageWallQuery$data;
  variables: GroupLivePageWallQuery$variables;
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
    "name": "GroupLivePageWallQuery",
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
    "name": "GroupLivePageWallQuery",
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
    "id": "5ebabcc0af022b3cdbe321c6ed3d1911ad061d55d536af046db489a88a759df6",
    "metadata": {},
    "name": "GroupLivePageWallQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0597fdbe867e012957c93a3d46e4773b";

export default node;
