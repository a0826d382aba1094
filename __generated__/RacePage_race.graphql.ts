/**
 * @generated SignedSource<<610d254be2e8d115fffcd4bc55c4fab1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacePhase = "CANCELLED" | "COUNTDOWN" | "FINISHED" | "LOBBY" | "RUNNING" | "%future added value";
export type RacerPhase = "FINISHED" | "LEFT" | "READY" | "SEATED" | "TYPING" | "%future added value";
export type SeatLossReason = "KICKED" | "REMOVED" | "TIMED_OUT" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type RacePage_race$data = {
  readonly code: RaceCode;
  readonly id: string;
  readonly lostSeats: ReadonlyArray<{
    readonly reason: SeatLossReason;
    readonly userId: string;
  }>;
  readonly phase: RacePhase;
  readonly racers: ReadonlyArray<{
    readonly finishedAfterMs: number | null | undefined;
    readonly phase: RacerPhase;
    readonly resultId: string | null | undefined;
    readonly userId: string;
    readonly " $fragmentSpreads": FragmentRefs<"raceSession_racer">;
  }>;
  readonly startsAt: IsoDateTime | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RaceEnd_race" | "RaceLobby_race" | "RaceNews_race" | "RaceTrack_race">;
  readonly " $fragmentType": "RacePage_race";
};
export type RacePage_race$key = {
  readonly " $data"?: RacePage_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RacePage_race">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phase",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RacePage_race",
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
      "name": "code",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Racer",
      "kind": "LinkedField",
      "name": "racers",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finishedAfterMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resultId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "raceSession_racer"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LostSeat",
      "kind": "LinkedField",
      "name": "lostSeats",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceNews_race"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceLobby_race"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceTrack_race"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceEnd_race"
    }
  ],
  "type": "Race",
  "abstractKey": null
};
})();

(node as any).hash = "9b4f98f35ecaea1a29186cfd46cd6e49";

export default node;
