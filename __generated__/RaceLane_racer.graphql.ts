/**
 * @generated SignedSource<<a70af56f3d40dbb962f7b14ae99fa61c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacerPhase = "FINISHED" | "LEFT" | "READY" | "SEATED" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceLane_racer$data = {
  readonly avatarUrl: string | null | undefined;
  readonly isAway: boolean;
  readonly name: string;
  readonly phase: RacerPhase;
  readonly place: number | null | undefined;
  readonly wpm: number;
  readonly " $fragmentSpreads": FragmentRefs<"LaneRunner_racer">;
  readonly " $fragmentType": "RaceLane_racer";
};
export type RaceLane_racer$key = {
  readonly " $data"?: RaceLane_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceLane_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceLane_racer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatarUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAway",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wpm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LaneRunner_racer"
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "6acc6ff483a84f16c34ae746e55a51e8";

export default node;
