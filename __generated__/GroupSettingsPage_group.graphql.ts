/**
 * @generated SignedSource<<e92a4ac15b9d44026284600755464636>>
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
  readonly " $fragmentSpreads": FragmentRefs<"GroupCoaches_group" | "GroupEnd_group" | "GroupNorms_group" | "GroupSettingsPage_joiningGroup" | "GroupSwitches_group">;
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
      "name": "GroupNorms_group"
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

(node as any).hash = "b4c452f5c4c484008eed44de938f6644";

export default node;
