/**
 * @generated SignedSource<<7f93309c8bfcda57bdee92faed3a55eb>>
 * @relayHash 0e8dc3d6c154ecfe1d0331ebee0b4c3c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffbd845d1d6b6b9e9d58ccf765c94eb52610fbc3a9dbf3a5541b215b7b767d0c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GhostKind = "BEST" | "GROUP_MEDIAN" | "MEDIAN" | "TODAY" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
export type GhostLanesQuery$variables = {
  chosen?: GhostKind | null | undefined;
  code: RaceCode;
};
export type GhostLanesQuery$data = {
  readonly raceGhosts: ReadonlyArray<{
    readonly kind: GhostKind | null | undefined;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosen"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "code"
},
v2 = [
  {
    "kind": "Variable",
    "name": "chosen",
    "variableName": "chosen"
  },
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wpm",
  "storageKey": null
},
v6 = {
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "GhostLanesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Ghost",
        "kind": "LinkedField",
        "name": "raceGhosts",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "paceOfGhost_ghost",
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "GhostLanesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Ghost",
        "kind": "LinkedField",
        "name": "raceGhosts",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ffbd845d1d6b6b9e9d58ccf765c94eb52610fbc3a9dbf3a5541b215b7b767d0c",
    "metadata": {},
    "name": "GhostLanesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "554eab3e572f7a7c45cd216e4475e131";

export default node;
