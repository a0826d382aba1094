/**
 * @generated SignedSource<<618124aaaff44b0dab9381dbd619cdc1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KeyboardLayout = "BELGIAN" | "COLEMAK" | "DUTCH" | "DVORAK" | "FRENCH" | "GERMAN" | "UK" | "US" | "US_INTERNATIONAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlanPanel_group$data = {
  readonly id: string;
  readonly settings: {
    readonly layout: KeyboardLayout | null | undefined;
  };
  readonly " $fragmentType": "PlanPanel_group";
};
export type PlanPanel_group$key = {
  readonly " $data"?: PlanPanel_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanPanel_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlanPanel_group",
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
          "name": "layout",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "530ef4a2c8a16bfd5e1fd4e99322ea40";

export default node;
