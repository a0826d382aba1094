/**
 * @generated SignedSource<<dbf18761909914a93215cf0fb685e685>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamAid = "BY_EAR" | "EXTRA_TIME" | "%future added value";
export type ExamLevelName = "CERTIFICATE" | "CUM_LAUDE" | "DIPLOMA" | "GOLD" | "LEVEL_1" | "LEVEL_2" | "LEVEL_3" | "LEVEL_4" | "LEVEL_5" | "LEVEL_6" | "MASTER" | "SILVER" | "%future added value";
export type ExamSpeedUnit = "STROKES" | "WORDS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type normValues_norm$data = {
  readonly norm: {
    readonly attempts: number;
    readonly dyslexiaLevels: ReadonlyArray<{
      readonly name: ExamLevelName;
      readonly strokesPerMinute: number;
    }> | null | undefined;
    readonly errorLimit: {
      readonly isStrict: boolean;
      readonly most: number;
      readonly of: number;
    };
    readonly isNet: boolean;
    readonly levels: ReadonlyArray<{
      readonly label: string | null | undefined;
      readonly maxErrors: number | null | undefined;
      readonly name: ExamLevelName;
      readonly strokesPerMinute: number;
    }>;
    readonly minutes: number;
    readonly title: string | null | undefined;
    readonly unit: ExamSpeedUnit;
    readonly unmarked: ReadonlyArray<ExamAid>;
  };
  readonly " $fragmentType": "normValues_norm";
};
export type normValues_norm$key = {
  readonly " $data"?: normValues_norm$data;
  readonly " $fragmentSpreads": FragmentRefs<"normValues_norm">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "strokesPerMinute",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "normValues_norm",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExamNorm",
      "kind": "LinkedField",
      "name": "norm",
      "plural": false,
      "selections": [
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
          "kind": "ScalarField",
          "name": "unmarked",
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
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maxErrors",
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
          "name": "dyslexiaLevels",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OwnExamNorm",
  "abstractKey": null
};
})();

(node as any).hash = "e0bbab6db04a0eb87321bad4459f6aa2";

export default node;
