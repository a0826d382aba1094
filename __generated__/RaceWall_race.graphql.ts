/**
 * @generated SignedSource<<15be495527d3e76bc8800e2b857bc0b4>>
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
export type RaceWall_race$data = {
  readonly code: RaceCode;
  readonly id: string;
  readonly phase: RacePhase;
  readonly rematchCode: RaceCode | null | undefined;
  readonly startsAt: IsoDateTime | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WallLobby_race" | "WallPodium_race" | "WallTrack_race">;
  readonly " $fragmentType": "RaceWall_race";
};
export type RaceWall_race$key = {
  readonly " $data"?: RaceWall_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceWall_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceWall_race",
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

(node as any).hash = "19a5967ff7eda2698cb2da3f17aedaf1";

export default node;
