/**
 * @generated SignedSource<<608034c7115d0c05e5c0730ede5a3215>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamLevelName = "CERTIFICATE" | "CUM_LAUDE" | "DIPLOMA" | "GOLD" | "LEVEL_1" | "LEVEL_2" | "LEVEL_3" | "LEVEL_4" | "LEVEL_5" | "LEVEL_6" | "MASTER" | "SILVER" | "%future added value";
export type ExamSpeedUnit = "STROKES" | "WORDS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NormFacts_norm$data = {
  readonly attempts: number;
  readonly dyslexiaLevels: ReadonlyArray<{
    readonly name: ExamLevelName;
    readonly " $fragmentSpreads": FragmentRefs<"NormFacts_level">;
  }> | null | undefined;
  readonly errorLimit: {
    readonly isStrict: boolean;
    readonly most: number;
    readonly of: number;
  };
  readonly isNet: boolean;
  readonly levels: ReadonlyArray<{
    readonly name: ExamLevelName;
    readonly " $fragmentSpreads": FragmentRefs<"NormFacts_level">;
  }>;
  readonly minutes: number;
  readonly unit: ExamSpeedUnit;
  readonly " $fragmentType": "NormFacts_norm";
};
export type NormFacts_norm$key = {
  readonly " $data"?: NormFacts_norm$data;
  readonly " $fragmentSpreads": FragmentRefs<"NormFacts_norm">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "NormFacts_level"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NormFacts_norm",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isNet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExamErrorLimit",
      "kind": "LinkedField",
      "name": "errorLimit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "most",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "of",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isStrict",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExamLevel",
      "kind": "LinkedField",
      "name": "levels",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExamLevel",
      "kind": "LinkedField",
      "name": "dyslexiaLevels",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ExamNorm",
  "abstractKey": null
};
})();

(node as any).hash = "b5d080026c43b422eba3b37c3fb764e6";

export default node;
