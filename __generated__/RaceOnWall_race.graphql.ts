/**
 * @generated SignedSource<<ec8fe24fbdc7afba0a25db219c475a3d>>
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
export type RaceOnWall_race$data = {
  readonly code: RaceCode;
  readonly id: string;
  readonly phase: RacePhase;
  readonly startsAt: IsoDateTime | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WallLobby_race" | "WallPodium_race" | "WallTrack_race">;
  readonly " $fragmentType": "RaceOnWall_race";
};
export type RaceOnWall_race$key = {
  readonly " $data"?: RaceOnWall_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceOnWall_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceOnWall_race",
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

(node as any).hash = "75825dc74ac68765d3f5c59cbf33f7df";

export default node;
