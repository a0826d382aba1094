/**
 * @generated SignedSource<<0dcc98607c8a6dd43164a0eb6168ffe0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type RacesPage_race$data = {
  readonly code: RaceCode;
  readonly language: Language;
  readonly racers: ReadonlyArray<{
    readonly isHost: boolean;
    readonly name: string;
  }>;
  readonly ratingBand: {
    readonly " $fragmentSpreads": FragmentRefs<"raceWords_band">;
  } | null | undefined;
  readonly seats: number;
  readonly " $fragmentType": "RacesPage_race";
};
export type RacesPage_race$key = {
  readonly " $data"?: RacesPage_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RacesPage_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RacesPage_race",
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
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seats",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RatingBand",
      "kind": "LinkedField",
      "name": "ratingBand",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "raceWords_band"
        }
      ],
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isHost",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "a9aa2fce104fda915fdcb0981b6adc5c";

export default node;
