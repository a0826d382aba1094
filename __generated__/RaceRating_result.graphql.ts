/**
 * @generated SignedSource<<9c39bd30c0c46a5e508ce4d6aca0b304>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaceRating_result$data = {
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

(node as any).hash = "b8e18ac1da14e18240ead5c952ec6433";

export default node;
