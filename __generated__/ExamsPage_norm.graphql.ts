/**
 * @generated SignedSource<<9009a897ce3845689caf376cd6e1c94f>>
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
  readonly " $fragmentSpreads": FragmentRefs<"NormFacts_norm" | "NormSource_norm">;
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
      "name": "NormSource_norm"
    }
  ],
  "type": "ExamNorm",
  "abstractKey": null
};

(node as any).hash = "ab331cdb9d456d21a1d8dce2d30a1bcc";

export default node;
