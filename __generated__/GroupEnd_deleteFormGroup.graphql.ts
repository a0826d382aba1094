/**
 * @generated SignedSource<<95c5f1a11490db693eada47cbafd5aab>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupEnd_deleteFormGroup$data = {
  readonly id: string;
  readonly madeAccountCount: number | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "GroupEnd_deleteFormGroup";
};
export type GroupEnd_deleteFormGroup$key = {
  readonly " $data"?: GroupEnd_deleteFormGroup$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupEnd_deleteFormGroup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupEnd_deleteFormGroup",
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

(node as any).hash = "2e0b3b3fb58a4b2ee09df7f0c69ef068";

export default node;
