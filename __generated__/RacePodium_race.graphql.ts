/**
 * @generated SignedSource<<7cbed9cbd25b49e1e9a59b87d862cbe4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacerPhase = "FINISHED" | "LEFT" | "READY" | "SEATED" | "TYPING" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type RacePodium_race$data = {
  readonly code: RaceCode;
  readonly keysTogether: number | null | undefined;
  readonly racers: ReadonlyArray<{
    readonly baseline: number | null | undefined;
    readonly finishedAfterMs: number | null | undefined;
    readonly id: string;
    readonly phase: RacerPhase;
    readonly place: number | null | undefined;
    readonly position: number;
    readonly resultId: string | null | undefined;
    readonly team: number | null | undefined;
    readonly userId: string;
    readonly " $fragmentSpreads": FragmentRefs<"RacePodium_racer" | "raceParts_reported">;
  }>;
  readonly rematchCode: RaceCode | null | undefined;
  readonly teams: ReadonlyArray<{
    readonly number: number;
    readonly place: number | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PodiumSteps_race" | "raceParts_teams">;
  readonly " $fragmentType": "RacePodium_race";
};
export type RacePodium_race$key = {
  readonly " $data"?: RacePodium_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RacePodium_race">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "place",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RacePodium_race",
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
      "name": "rematchCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keysTogether",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceTeam",
      "kind": "LinkedField",
      "name": "teams",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PodiumSteps_race"
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
          "name": "phase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finishedAfterMs",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "name": "baseline",
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
          "name": "RacePodium_racer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};
})();

(node as any).hash = "e05346601a419bb32634d7cdb4be1d7c";

export default node;
