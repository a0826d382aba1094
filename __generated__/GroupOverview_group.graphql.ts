/**
 * @generated SignedSource<<24ece106ab36901ea4201d7101d0a5ee>>
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
export type GroupOverview_group$data = {
  readonly archivedAt: IsoDateTime | null | undefined;
  readonly myRole: GroupRole | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CoachesCard_group" | "GroupBoard_group" | "GroupRaces_group" | "GroupSteps_group" | "JoinCodeCard_group" | "MyWork_group">;
  readonly " $fragmentType": "GroupOverview_group";
};
export type GroupOverview_group$key = {
  readonly " $data"?: GroupOverview_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupOverview_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupOverview_group",
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
      "name": "GroupSteps_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinCodeCard_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CoachesCard_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MyWork_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupRaces_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupBoard_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "997a0b339265e63fb3b756fdf98a9b59";

export default node;
