/**
 * @generated SignedSource<<a408751c25d82bad50977ace0c04f53c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamSpeedUnit = "STROKES" | "WORDS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AttemptResult_missing$data = {
  readonly hasDyslexia: boolean;
  readonly norm: {
    readonly dyslexiaLevels: ReadonlyArray<{
      readonly maxErrors: number | null | undefined;
      readonly strokesPerMinute: number;
    }> | null | undefined;
    readonly errorLimit: {
      readonly isStrict: boolean;
      readonly most: number;
      readonly of: number;
    };
    readonly levels: ReadonlyArray<{
      readonly maxErrors: number | null | undefined;
      readonly strokesPerMinute: number;
    }>;
    readonly minutes: number;
    readonly unit: ExamSpeedUnit;
  };
  readonly " $fragmentType": "AttemptResult_missing";
};
export type AttemptResult_missing$key = {
  readonly " $data"?: AttemptResult_missing$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttemptResult_missing">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "strokesPerMinute",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "maxErrors",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AttemptResult_missing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasDyslexia",
      "storageKey": null
    },
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
          "name": "minutes",
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
      "storageKey": null
    }
  ],
  "type": "Exam",
  "abstractKey": null
};
})();

(node as any).hash = "0907d7b8985783b5094cd3e065a9f5e4";

export default node;
