/**
 * @generated SignedSource<<b8144481587f6e737f9fb22150848bd2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type OwnNorms_norm$data = {
  readonly archivedAt: IsoDateTime | null | undefined;
  readonly id: string;
  readonly norm: {
    readonly title: string | null | undefined;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"NormFacts_norm">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OwnNormForm_norm">;
  readonly " $fragmentType": "OwnNorms_norm";
};
export type OwnNorms_norm$key = {
  readonly " $data"?: OwnNorms_norm$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnNorms_norm">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OwnNorms_norm",
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
      "name": "archivedAt",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnNormForm_norm"
    }
  ],
  "type": "OwnExamNorm",
  "abstractKey": null
};

(node as any).hash = "e8ecaf2a1c02b097d900093ecdbc34d8";

export default node;
