/**
 * @generated SignedSource<<a02975a68f659adc1defdb05ac8a6d0a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type myGroups_group$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "myGroups_group";
};
export type myGroups_group$key = {
  readonly " $data"?: myGroups_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"myGroups_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "myGroups_group",
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
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "24956cccc890b16ee327bc52194f234d";

export default node;
