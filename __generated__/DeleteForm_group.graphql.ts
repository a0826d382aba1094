/**
 * @generated SignedSource<<efc8a00347999246664a0bcf4e6ec5a7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteForm_group$data = {
  readonly id: string;
  readonly madeAccountCount: number | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "DeleteForm_group";
};
export type DeleteForm_group$key = {
  readonly " $data"?: DeleteForm_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteForm_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeleteForm_group",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "madeAccountCount",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "55b354b2753a28fdd2bff80c0d544ab7";

export default node;
