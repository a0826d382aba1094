/**
 * @generated SignedSource<<a0ca5599355d8e9381aed1d255ba00ab>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaceLobby_text$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RaceBrief_race">;
  readonly " $fragmentType": "RaceLobby_text";
};
export type RaceLobby_text$key = {
  readonly " $data"?: RaceLobby_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceLobby_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceLobby_text",
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

(node as any).hash = "c2eeb71fd1a61952c267bac3b03b403b";

export default node;
