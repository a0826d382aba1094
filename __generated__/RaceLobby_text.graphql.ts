/**
 * @generated SignedSource<<e14c73bbe89da49d8f812004bfc4e6f3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaceMode = "ACCURACY" | "HANDICAP" | "SPEED" | "TEAMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceLobby_text$data = {
  readonly group: {
    readonly name: string;
  } | null | undefined;
  readonly heat: {
    readonly __typename: "RaceHeat";
  } | null | undefined;
  readonly isQuick: boolean;
  readonly mode: RaceMode;
  readonly teamCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"RaceBrief_limit" | "RaceBrief_race">;
  readonly " $fragmentType": "RaceLobby_text";
};
export type RaceLobby_text$key = {
  readonly " $data"?: RaceLobby_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceLobby_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceLobby_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isQuick",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceGroup",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceHeat",
      "kind": "LinkedField",
      "name": "heat",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceBrief_race"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceBrief_limit"
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "da13bfa4094230a706094d7c9ff301ad";

export default node;
