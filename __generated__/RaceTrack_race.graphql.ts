/**
 * @generated SignedSource<<bc6a98a921a1b8f639653822c5d0bf47>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacerPhase = "FINISHED" | "LEFT" | "READY" | "SEATED" | "TYPING" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type RaceTrack_race$data = {
  readonly code: RaceCode;
  readonly racers: ReadonlyArray<{
    readonly phase: RacerPhase;
    readonly userId: string;
    readonly " $fragmentSpreads": FragmentRefs<"RaceStage_racer">;
  }>;
  readonly startsAt: IsoDateTime | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RaceLanes_race" | "RaceTrack_summary" | "raceParts_teams">;
  readonly " $fragmentType": "RaceTrack_race";
};
export type RaceTrack_race$key = {
  readonly " $data"?: RaceTrack_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceTrack_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceTrack_race",
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
          "name": "phase",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RaceStage_racer"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceLanes_race"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "raceParts_teams"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceTrack_summary"
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "a256b0b5b54f0454482300956144688f";

export default node;
