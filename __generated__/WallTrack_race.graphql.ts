/**
 * @generated SignedSource<<a9f4975700c1153d13af4492c05b2c59>>
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
  readonly " $fragmentSpreads": FragmentRefs<"WallTeams_race" | "WallTrack_summary">;
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
      "name": "WallTeams_race"
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

(node as any).hash = "8a7b5cada479966ae8073f37e092f770";

export default node;
