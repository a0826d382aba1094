/**
 * @generated SignedSource<<469bbdd65e63679839941edae1bf33bf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type GroupFrame_group$data = {
  readonly archivedAt: IsoDateTime | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"GroupFrame_tabsGroup">;
  readonly " $fragmentType": "GroupFrame_group";
};
export type GroupFrame_group$key = {
  readonly " $data"?: GroupFrame_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupFrame_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupFrame_group",
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
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupFrame_tabsGroup"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "0c7fcdd07f15f65d9eee9d71ea452f7a";

export default node;
