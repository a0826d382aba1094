/**
 * @generated SignedSource<<f0c39fff730c562aa6f09880dbdc2882>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupWallSetupPage_group$data = {
  readonly id: string;
  readonly settings: {
    readonly nicknames: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"GroupWallSetupPage_goalGroup" | "SeatingPlan_group" | "WallLinks_group">;
  readonly " $fragmentType": "GroupWallSetupPage_group";
};
export type GroupWallSetupPage_group$key = {
  readonly " $data"?: GroupWallSetupPage_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupWallSetupPage_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupWallSetupPage_group",
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
      "concreteType": "GroupSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nicknames",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupWallSetupPage_goalGroup"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeatingPlan_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WallLinks_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "e4151c6bbacaf4c3dc20513ef392735b";

export default node;
