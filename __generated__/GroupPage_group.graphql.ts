/**
 * @generated SignedSource<<f97c5877a73a507ae1d87cff4eab40af>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CoachesCard_group" | "GroupBoard_group" | "GroupRaces_group" | "GroupSteps_group" | "JoinCodeCard_group" | "WorkList_myWorkGroup">;
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
      "name": "GroupBoard_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "79e36b59a347f1971461faf3cb303a2e";

export default node;
