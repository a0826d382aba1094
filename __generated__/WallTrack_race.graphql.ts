/**
 * @generated SignedSource<<5c7b2f953217e0065b164a3cad5879c4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WallTrack_race$data = {
  readonly racers: ReadonlyArray<{
    readonly id: string;
    readonly team: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"WallTrack_racer">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"WallTrack_summary" | "wallParts_teams">;
  readonly " $fragmentType": "WallTrack_race";
};
export type WallTrack_race$key = {
  readonly " $data"?: WallTrack_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallTrack_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallTrack_race",
  "selections": [
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
          "name": "team",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WallTrack_racer"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "wallParts_teams"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WallTrack_summary"
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "8acb5c472b9e8fdda30e4e5538391bcd";

export default node;
