/**
 * @generated SignedSource<<60cffd73932333a56aa2277dafe72820>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupEnd_deleteGroupGroup$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"GroupEnd_deleteFormGroup">;
  readonly " $fragmentType": "GroupEnd_deleteGroupGroup";
};
export type GroupEnd_deleteGroupGroup$key = {
  readonly " $data"?: GroupEnd_deleteGroupGroup$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupEnd_deleteGroupGroup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupEnd_deleteGroupGroup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupEnd_deleteFormGroup"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "c088a6b3c8a84fff77475391768a3e4d";

export default node;
