/**
 * @generated SignedSource<<c88c9e339dbde3d60a9fb81c26eee0f6>>
 * @relayHash 804c43901f86d2d2c31c523ed1ace140
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 970e6553707e26ef49742cf20eaf1d6dcf9c96396788dbb39d7d892089910789

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
import type { RaceCode } from "../src/contract/scalars";
export type GhostLanesQuery$variables = {
  code: RaceCode;
};
export type GhostLanesQuery$data = {
  readonly raceGhosts: ReadonlyArray<{
    readonly isOwn: boolean;
    readonly name: string | null | undefined;
    readonly wpm: number;
    readonly " $fragmentSpreads": FragmentRefs<"paceOfGhost_ghost">;
  }> | null | undefined;
};
export type GhostLanesQuery = {
  response: GhostLanesQuery$data;
  variables: GhostLanesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOwn",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wpm",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "GhostCurve",
  "kind": "LinkedField",
  "name": "curve",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "characters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "times",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "GhostLanesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Ghost",
        "kind": "LinkedField",
        "name": "raceGhosts",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "paceOfGhost_ghost",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
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
    "name": "GhostLanesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Ghost",
        "kind": "LinkedField",
        "name": "raceGhosts",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "970e6553707e26ef49742cf20eaf1d6dcf9c96396788dbb39d7d892089910789",
    "metadata": {},
    "name": "GhostLanesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8807bfe85820f613dd75362afff6cda0";

export default node;
