/**
 * @generated SignedSource<<4a48ea1605ff957cb62bf7a01e6229ae>>
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
  readonly " $fragmentSpreads": FragmentRefs<"GroupTabs_group">;
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
      "name": "GroupTabs_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "aca99da8df54f8bf5b7928ac38f42315";

export default node;
