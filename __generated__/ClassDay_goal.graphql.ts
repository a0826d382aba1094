/**
 * @generated SignedSource<<e42e129f158b0a91829a19f571b3106f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassDay_goal$data = {
  readonly keys: number;
  readonly minutes: number;
  readonly typedMs: number;
  readonly " $fragmentType": "ClassDay_goal";
};
export type ClassDay_goal$key = {
  readonly " $data"?: ClassDay_goal$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassDay_goal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ClassDay_goal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typedMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keys",
      "storageKey": null
    }
  ],
  "type": "ClassGoal",
  "abstractKey": null
};

(node as any).hash = "da16ad8c9f783c128fc52d8f53b98d92";

export default node;
