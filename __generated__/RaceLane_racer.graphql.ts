/**
 * @generated SignedSource<<ea4afd9ad767d155a8acd1157cbbf0a9>>
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
  readonly team: number | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "team",
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

(node as any).hash = "8cb34ac9bec541744d9e5c13992a15d4";

export default node;
