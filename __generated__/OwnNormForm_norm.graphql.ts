/**
 * @generated SignedSource<<d569acfe87ad3386d84d12d4cb544733>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnNormForm_norm$data = {
  readonly id: string;
  readonly norm: {
    readonly title: string | null | undefined;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"NormFacts_norm">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"normValues_norm">;
  readonly " $fragmentType": "OwnNormForm_norm";
};
export type OwnNormForm_norm$key = {
  readonly " $data"?: OwnNormForm_norm$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnNormForm_norm">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OwnNormForm_norm",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "normValues_norm"
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
          "name": "title",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "NormFacts_norm"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OwnExamNorm",
  "abstractKey": null
};

(node as any).hash = "72eb6138dfd510781e7dece9e259e3f0";

export default node;
