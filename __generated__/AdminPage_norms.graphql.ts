/**
 * @generated SignedSource<<56e72b15d2a5ea607ad353e06525bf42>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminPage_norms$data = {
  readonly ownExamNorms: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OwnNorms_norm">;
  }> | null | undefined;
  readonly " $fragmentType": "AdminPage_norms";
};
export type AdminPage_norms$key = {
  readonly " $data"?: AdminPage_norms$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminPage_norms">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdminPage_norms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnExamNorm",
      "kind": "LinkedField",
      "name": "ownExamNorms",
      "plural": true,
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
          "name": "OwnNorms_norm"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "73398b9aa3613c7aeb9bc1d715b81690";

export default node;
