/**
 * @generated SignedSource<<617ccc58439230b8a46b1291e4048465>>
 * @relayHash fb2cf3c182314ce6025f914b7a12826b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d2bccb45a1e3bb9d59fde566009201c59a8a694c8608a3e7603d0df63c9540e

import type { ConcreteRequest } from 'relay-runtime';
export type Difficulty = "EASY" | "HARD" | "MEDIUM" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
export type useShownTextQuery$variables = {
  code: RaceCode;
};
export type useShownTextQuery$data = {
  readonly race: {
    readonly isTextHidden: boolean;
    readonly text: {
      readonly body: string;
      readonly characters: number;
      readonly difficulty: Difficulty;
      readonly title: string;
    };
  } | null | undefined;
};
export type useShownTextQuery = {
  response: useShownTextQuery$data;
  variables: useShownTextQuery$variables;
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
  "name": "isTextHidden",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "characters",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "difficulty",
  "storageKey": null
},
v7 = {
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
    "name": "useShownTextQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Race",
        "kind": "LinkedField",
        "name": "race",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Text",
            "kind": "LinkedField",
            "name": "text",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "useShownTextQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Race",
        "kind": "LinkedField",
        "name": "race",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Text",
            "kind": "LinkedField",
            "name": "text",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3d2bccb45a1e3bb9d59fde566009201c59a8a694c8608a3e7603d0df63c9540e",
    "metadata": {},
    "name": "useShownTextQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "17da46a3445628e5adfacd25880164b8";

export default node;
