/**
 * @generated SignedSource<<a91b1edccc4db3c2d1cb63bf3b4b3bf8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupSettingsPage_joiningGroup$data = {
  readonly id: string;
  readonly isJoinOpen: boolean | null | undefined;
  readonly joinCode: string | null | undefined;
  readonly " $fragmentType": "GroupSettingsPage_joiningGroup";
};
export type GroupSettingsPage_joiningGroup$key = {
  readonly " $data"?: GroupSettingsPage_joiningGroup$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupSettingsPage_joiningGroup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupSettingsPage_joiningGroup",
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
      "kind": "ScalarField",
      "name": "joinCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isJoinOpen",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "f27e6f1efbb203100aa19333bc9a3040";

export default node;
