/**
 * @generated SignedSource<<63f93473b0ad564bcdcac0304735459d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WallPodium_race$data = {
  readonly racers: ReadonlyArray<{
    readonly finishedAfterMs: number | null | undefined;
    readonly id: string;
    readonly place: number | null | undefined;
    readonly position: number;
    readonly " $fragmentSpreads": FragmentRefs<"WallPodium_racer">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"WallTeams_race">;
  readonly " $fragmentType": "WallPodium_race";
};
export type WallPodium_race$key = {
  readonly " $data"?: WallPodium_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallPodium_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallPodium_race",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WallTeams_race"
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
          "name": "place",
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WallPodium_racer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "4f498efb3c9df93af28fac0ec5b77a8e";

export default node;
