/**
 * @generated SignedSource<<c9a95cf17fdb3cfd7e71696e32c86b8e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResultPage_rating$data = {
  readonly isPastRatingLimit: boolean | null | undefined;
  readonly ratingChange: {
    readonly band: {
      readonly from: number | null | undefined;
    };
    readonly change: number;
    readonly races: number;
    readonly rating: number;
  } | null | undefined;
  readonly " $fragmentType": "ResultPage_rating";
};
export type ResultPage_rating$key = {
  readonly " $data"?: ResultPage_rating$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultPage_rating">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResultPage_rating",
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

(node as any).hash = "430b002a27a599d1066b0813b7074e27";

export default node;
