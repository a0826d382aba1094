/**
 * @generated SignedSource<<484bb9da94f26e40cbe378ab346ae02e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResultGains_rating$data = {
  readonly isPastRatingLimit: boolean | null | undefined;
  readonly ratingChange: {
    readonly band: {
      readonly from: number | null | undefined;
    };
    readonly change: number;
    readonly races: number;
    readonly rating: number;
  } | null | undefined;
  readonly " $fragmentType": "ResultGains_rating";
};
export type ResultGains_rating$key = {
  readonly " $data"?: ResultGains_rating$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultGains_rating">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResultGains_rating",
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

(node as any).hash = "8d9726b51e475c036b759c6246f5d71e";

export default node;
