/**
 * @generated SignedSource<<c0b52b8ad7a73a542e5bcef0cc60e2a1>>
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
export type GroupPage_group$data = {
  readonly archivedAt: IsoDateTime | null | undefined;
  readonly myRole: GroupRole | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GroupBoard_group" | "GroupPage_coaches" | "GroupPage_joinCode" | "GroupPage_steps" | "GroupRaces_group" | "GroupTournament_group" | "NewBadges_group" | "WorkList_myWorkGroup">;
  readonly " $fragmentType": "GroupPage_group";
};
export type GroupPage_group$key = {
  readonly " $data"?: GroupPage_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupPage_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupPage_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "myRole",
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
      "name": "GroupPage_steps"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupPage_joinCode"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupPage_coaches"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkList_myWorkGroup"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupRaces_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupTournament_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupBoard_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewBadges_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "139817713949afdb68b78668426ee025";

export default node;
