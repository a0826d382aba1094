/**
 * @generated SignedSource<<843f3f9fdde9fd5e09fe48155b17b10a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NormSource_norm$data = {
  readonly attempts: number;
  readonly groupName: string | null | undefined;
  readonly minutes: number;
  readonly name: string;
  readonly title: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "NormSource_norm";
};
export type NormSource_norm$key = {
  readonly " $data"?: NormSource_norm$data;
  readonly " $fragmentSpreads": FragmentRefs<"NormSource_norm">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NormSource_norm",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupName",
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
    }
  ],
  "type": "ExamNorm",
  "abstractKey": null
};

(node as any).hash = "056bd4de915b112f829f66cf5169ceb9";

export default node;
