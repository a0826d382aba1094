/**
 * @generated SignedSource<<48caa3fca63d651aa148dfd3c75e47d1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamAid = "BY_EAR" | "EXTRA_TIME" | "%future added value";
export type ExamSpeedUnit = "STROKES" | "WORDS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type normValues_norm$data = {
  readonly norm: {
    readonly attempts: number;
    readonly dyslexiaLevels: ReadonlyArray<{
      readonly strokesPerMinute: number;
    }> | null | undefined;
    readonly errorLimit: {
      readonly most: number;
      readonly of: number;
    };
    readonly isNet: boolean;
    readonly levels: ReadonlyArray<{
      readonly label: string | null | undefined;
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            (v0/*:: as any*/)
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
            (v0/*:: as any*/)
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

(node as any).hash = "6ee95bc50a1b4ec5382bd1f8194813d1";

export default node;
