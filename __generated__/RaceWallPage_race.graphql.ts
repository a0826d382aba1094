/**
 * @generated SignedSource<<717ed200a13c515ca98327bdeaa87533>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacePhase = "CANCELLED" | "COUNTDOWN" | "FINISHED" | "LOBBY" | "RUNNING" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type RaceWallPage_race$data = {
  readonly code: RaceCode;
  readonly id: string;
  readonly phase: RacePhase;
  readonly rematchCode: RaceCode | null | undefined;
  readonly startsAt: IsoDateTime | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WallLobby_race" | "WallPodium_race" | "WallTrack_race">;
  readonly " $fragmentType": "RaceWallPage_race";
};
export type RaceWallPage_race$key = {
  readonly " $data"?: RaceWallPage_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceWallPage_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceWallPage_race",
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
      "name": "startsAt",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "WallLobby_race"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WallTrack_race"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WallPodium_race"
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "669d2d76c025a371d07e075c29b3b687";

export default node;
