/**
 * @generated SignedSource<<7949bff89ff817f19a49932915b94d4b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExamsPage_norm$data = {
  readonly name: string;
  readonly title: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NormFacts_norm" | "NormFacts_source">;
  readonly " $fragmentType": "ExamsPage_norm";
};
export type ExamsPage_norm$key = {
  readonly " $data"?: ExamsPage_norm$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamsPage_norm">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExamsPage_norm",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NormFacts_norm"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NormFacts_source"
    }
  ],
  "type": "ExamNorm",
  "abstractKey": null
};

(node as any).hash = "5a441591f0d7fa7cf5b6c886cdfe2ead";

export default node;
