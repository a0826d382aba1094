/**
 * @generated SignedSource<<c6d0fef745e2d4f1e0153751aac26f2e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GradeScale = "LETTERS" | "OWN" | "PERCENT" | "TEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GradingDialog_group$data = {
  readonly grading: {
    readonly isShared: boolean;
    readonly latePercent: number;
    readonly scale: GradeScale;
    readonly steps: ReadonlyArray<{
      readonly from: number;
      readonly label: string;
    }>;
  };
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "GradingDialog_group";
};
export type GradingDialog_group$key = {
  readonly " $data"?: GradingDialog_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GradingDialog_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GradingDialog_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Grading",
      "kind": "LinkedField",
      "name": "grading",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scale",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GradeStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latePercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isShared",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "cad1a7d53798159107ef3ee66c6288ec";

export default node;
