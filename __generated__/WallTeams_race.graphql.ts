/**
 * @generated SignedSource<<2d43325c0aa7e0a7c71366c9b973ec17>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WallTeams_race$data = {
  readonly teams: ReadonlyArray<{
    readonly number: number;
    readonly place: number | null | undefined;
    readonly wpm: number;
  }>;
  readonly " $fragmentType": "WallTeams_race";
};
export type WallTeams_race$key = {
  readonly " $data"?: WallTeams_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallTeams_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallTeams_race",
  "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wpm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "place",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "77b582ac27bb5b68b5f85031db306a63";

export default node;
