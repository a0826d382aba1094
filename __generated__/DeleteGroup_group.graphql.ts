/**
 * @generated SignedSource<<b1e3ec1169e65453ea7a8372d6abd19d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteGroup_group$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteForm_group">;
  readonly " $fragmentType": "DeleteGroup_group";
};
export type DeleteGroup_group$key = {
  readonly " $data"?: DeleteGroup_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteGroup_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeleteGroup_group",
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
      "name": "DeleteForm_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "303a55bcfc2abdc0d560f748f43f8045";

export default node;
