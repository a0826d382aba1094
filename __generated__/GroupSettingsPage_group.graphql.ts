/**
 * @generated SignedSource<<143dd8c2a8716d818b3a7b36e01a7ecc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type GroupSettingsPage_group$data = {
  readonly archivedAt: IsoDateTime | null | undefined;
  readonly myRole: GroupRole | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GroupCoaches_group" | "GroupEnd_group" | "GroupSettingsPage_joiningGroup" | "GroupSettingsPage_norms" | "GroupSwitches_group">;
  readonly " $fragmentType": "GroupSettingsPage_group";
};
export type GroupSettingsPage_group$key = {
  readonly " $data"?: GroupSettingsPage_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupSettingsPage_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupSettingsPage_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "myRole",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupSwitches_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupSettingsPage_joiningGroup"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupCoaches_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupSettingsPage_norms"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupEnd_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "d5a9a3eab4d256fb9d31db33ef16e7d2";

export default node;
