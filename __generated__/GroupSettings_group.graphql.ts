/**
 * @generated SignedSource<<646953e75b3604f8fa8d26121dd93578>>
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
export type GroupSettings_group$data = {
  readonly archivedAt: IsoDateTime | null | undefined;
  readonly myRole: GroupRole | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GroupCoaches_group" | "GroupEnd_group" | "GroupSwitches_group" | "Joining_group">;
  readonly " $fragmentType": "GroupSettings_group";
};
export type GroupSettings_group$key = {
  readonly " $data"?: GroupSettings_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupSettings_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupSettings_group",
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
      "name": "Joining_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupCoaches_group"
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

(node as any).hash = "8088c751f9b31613571a62a2f90d794f";

export default node;
