/**
 * @generated SignedSource<<206a7281dc7d7e826a4916e557b1caea>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResultStatus = "FLAGGED" | "VERIFIED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CompareCard_result$data = {
  readonly bestOther: {
    readonly id: string;
    readonly wpm: number;
  } | null | undefined;
  readonly id: string;
  readonly previous: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly wpm: number;
      };
    }>;
  } | null | undefined;
  readonly status: ResultStatus;
  readonly wpm: number;
  readonly " $fragmentSpreads": FragmentRefs<"CompareCard_otherRunsResult">;
  readonly " $fragmentType": "CompareCard_result";
};
export type CompareCard_result$key = {
  readonly " $data"?: CompareCard_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareCard_result">;
};

const node: ReaderFragment = (function(){
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
  "kind": "ScalarField",
  "name": "wpm",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CompareCard_result",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Result",
      "kind": "LinkedField",
      "name": "bestOther",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "previous",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "isSameKind",
          "value": true
        }
      ],
      "concreteType": "ResultEarlierRunsConnection",
      "kind": "LinkedField",
      "name": "earlierRuns",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "UserResultsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Result",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "earlierRuns(first:1,isSameKind:true)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompareCard_otherRunsResult"
    }
  ],
  "type": "Result",
  "abstractKey": null
};
})();

(node as any).hash = "15d073040c01ae8d3ce17fd316d4e513";

export default node;
