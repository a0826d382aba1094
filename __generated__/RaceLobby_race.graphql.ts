/**
 * @generated SignedSource<<982df3f2762306a15a0db543ed4f2494>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaceVisibility = "OPEN" | "PRIVATE" | "%future added value";
export type RacerPhase = "FINISHED" | "LEFT" | "READY" | "SEATED" | "TYPING" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type RaceLobby_race$data = {
  readonly code: RaceCode;
  readonly racers: ReadonlyArray<{
    readonly id: string;
    readonly isAway: boolean;
    readonly isHost: boolean;
    readonly phase: RacerPhase;
    readonly userId: string;
    readonly " $fragmentSpreads": FragmentRefs<"LobbyRacer_racer" | "raceParts_reported">;
  }>;
  readonly seats: number;
  readonly visibility: RaceVisibility;
  readonly " $fragmentSpreads": FragmentRefs<"raceParts_teams">;
  readonly " $fragmentType": "RaceLobby_race";
};
export type RaceLobby_race$key = {
  readonly " $data"?: RaceLobby_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceLobby_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceLobby_race",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seats",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "raceParts_teams"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Racer",
      "kind": "LinkedField",
      "name": "racers",
      "plural": true,
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
          "name": "userId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "raceParts_reported"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isHost",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "LobbyRacer_racer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "a0344ce3b336d2fafffb92ba1c662a28";

export default node;
