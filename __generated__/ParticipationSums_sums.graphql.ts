/**
 * @generated SignedSource<<b350d2ab3322b50be68e8edba2918301>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourseChapter = "ACCENTS" | "BOTTOM" | "CAPITALS" | "DIGITS" | "ENTER_TAB" | "EXAM" | "HOME" | "NUMPAD" | "PUNCTUATION" | "SPEED" | "SYMBOLS" | "TEXTS" | "TOP" | "%future added value";
export type SumSize = "ALL_BUT_FEW" | "AT_LEAST" | "FEW" | "TOO_FEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ParticipationSums_sums$data = {
  readonly months: ReadonlyArray<{
    readonly began: {
      readonly atLeast: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ParticipationSums_sum">;
    };
    readonly chapter: {
      readonly " $fragmentSpreads": FragmentRefs<"ParticipationSums_sum">;
    } | null | undefined;
    readonly fourthWeek: {
      readonly " $fragmentSpreads": FragmentRefs<"ParticipationSums_sum">;
    } | null | undefined;
    readonly month: string;
    readonly nextDay: {
      readonly " $fragmentSpreads": FragmentRefs<"ParticipationSums_sum">;
    } | null | undefined;
  }>;
  readonly stops: {
    readonly places: ReadonlyArray<{
      readonly chapter: CourseChapter | null | undefined;
      readonly people: {
        readonly size: SumSize;
        readonly " $fragmentSpreads": FragmentRefs<"ParticipationSums_sum">;
      };
    }>;
    readonly stopped: {
      readonly atLeast: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ParticipationSums_sum">;
    };
  };
  readonly " $fragmentType": "ParticipationSums_sums";
};
export type ParticipationSums_sums$key = {
  readonly " $data"?: ParticipationSums_sums$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParticipationSums_sums">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ParticipationSums_sum"
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "atLeast",
    "storageKey": null
  },
  (v0/*:: as any*/)
],
v2 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ParticipationSums_sums",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ParticipationMonth",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ParticipationSum",
          "kind": "LinkedField",
          "name": "began",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ParticipationSum",
          "kind": "LinkedField",
          "name": "nextDay",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ParticipationSum",
          "kind": "LinkedField",
          "name": "fourthWeek",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ParticipationSum",
          "kind": "LinkedField",
          "name": "chapter",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ParticipationStops",
      "kind": "LinkedField",
      "name": "stops",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ParticipationSum",
          "kind": "LinkedField",
          "name": "stopped",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ParticipationPlace",
          "kind": "LinkedField",
          "name": "places",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "chapter",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ParticipationSum",
              "kind": "LinkedField",
              "name": "people",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "size",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Participation",
  "abstractKey": null
};
})();

(node as any).hash = "d61cbcbb518f3d6c731383d3b0041c53";

export default node;
