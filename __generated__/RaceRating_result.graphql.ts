/**
 * @generated SignedSource<<644c362c4558c3fc86562bcbe09a69fc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaceRating_result$data = {
  readonly isPastRatingLimit: boolean | null | undefined;
  readonly ratingChange: {
    readonly band: {
      readonly from: number | null | undefined;
    };
    readonly change: number;
    readonly races: number;
    readonly rating: number;
  } | null | undefined;
  readonly " $fragmentType": "RaceRating_result";
};
export type RaceRating_result$key = {
  readonly " $data"?: RaceRating_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceRating_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceRating_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPastRatingLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RatingChange",
      "kind": "LinkedField",
      "name": "ratingChange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rating",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "change",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "races",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RatingBand",
          "kind": "LinkedField",
          "name": "band",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "4c5c8436d0bc5a96d9af17328cb46e55";

export default node;
