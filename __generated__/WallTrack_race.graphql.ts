/**
 * @generated SignedSource<<fdf8e86f707e2e19c4d6db87ac80f0b8>>
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
    readonly " $fragmentSpreads": FragmentRefs<"WallLane_racer">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"WallSummary_race" | "WallTeams_race">;
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
          "name": "WallLane_racer"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WallTeams_race"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WallSummary_race"
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "557743ca9fc2e421e274e111e4eaff75";

export default node;
