/**
 * @generated SignedSource<<619d42ef58a09b54bbd354f58b3880c5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacerPhase = "FINISHED" | "LEFT" | "READY" | "SEATED" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WallLane_racer$data = {
  readonly isAway: boolean;
  readonly phase: RacerPhase;
  readonly place: number | null | undefined;
  readonly team: number | null | undefined;
  readonly wallName: string;
  readonly wpm: number;
  readonly " $fragmentSpreads": FragmentRefs<"WallRunner_racer">;
  readonly " $fragmentType": "WallLane_racer";
};
export type WallLane_racer$key = {
  readonly " $data"?: WallLane_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallLane_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallLane_racer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wallName",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "team",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WallRunner_racer"
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "29db9f4e72bacdc2cb98793571d16e74";

export default node;
