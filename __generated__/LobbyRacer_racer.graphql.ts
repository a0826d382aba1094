/**
 * @generated SignedSource<<d8b98082457124c120da32fc936c40cc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacerPhase = "FINISHED" | "LEFT" | "READY" | "SEATED" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LobbyRacer_racer$data = {
  readonly avatarUrl: string | null | undefined;
  readonly baseline: number | null | undefined;
  readonly isAway: boolean;
  readonly isHost: boolean;
  readonly isTeamChosen: boolean;
  readonly name: string;
  readonly phase: RacerPhase;
  readonly ratingBand: {
    readonly " $fragmentSpreads": FragmentRefs<"raceWords_band">;
  } | null | undefined;
  readonly team: number | null | undefined;
  readonly userId: string;
  readonly " $fragmentType": "LobbyRacer_racer";
};
export type LobbyRacer_racer$key = {
  readonly " $data"?: LobbyRacer_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LobbyRacer_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LobbyRacer_racer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userId",
      "storageKey": null
    },
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "team",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTeamChosen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "baseline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RatingBand",
      "kind": "LinkedField",
      "name": "ratingBand",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "raceWords_band"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "0c61afdf5c3e2dfa67b3a81a9a4edfb1";

export default node;
