/**
 * @generated SignedSource<<a9c1039593235cfae5d21e47f9226e8e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RacePodium_text$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RaceBrief_race">;
  readonly " $fragmentType": "RacePodium_text";
};
export type RacePodium_text$key = {
  readonly " $data"?: RacePodium_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"RacePodium_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RacePodium_text",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceBrief_race"
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "0e01472b81d23cf8117942b37f2890c3";

export default node;
