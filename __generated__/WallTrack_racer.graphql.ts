/**
 * @generated SignedSource<<bb4f3bc12a87791236446e107cece3fb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacerPhase = "FINISHED" | "LEFT" | "READY" | "SEATED" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WallTrack_racer$data = {
  readonly isAway: boolean;
  readonly phase: RacerPhase;
  readonly place: number | null | undefined;
  readonly speed: number;
  readonly team: number | null | undefined;
  readonly wallName: string;
  readonly " $fragmentSpreads": FragmentRefs<"WallTrack_runner">;
  readonly " $fragmentType": "WallTrack_racer";
};
export type WallTrack_racer$key = {
  readonly " $data"?: WallTrack_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallTrack_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallTrack_racer",
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
      "name": "speed",
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
      "name": "WallTrack_runner"
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "24bcf69b039690f492a2188b1a166525";

export default node;
