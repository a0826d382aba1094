/**
 * @generated SignedSource<<8be8229ab54bcb4b8a74d3c3a8ef48b8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlayerPage_ratings$data = {
  readonly ratings: ReadonlyArray<{
    readonly band: {
      readonly " $fragmentSpreads": FragmentRefs<"raceWords_band">;
    };
    readonly language: Language;
  }>;
  readonly " $fragmentType": "PlayerPage_ratings";
};
export type PlayerPage_ratings$key = {
  readonly " $data"?: PlayerPage_ratings$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlayerPage_ratings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlayerPage_ratings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlayerRating",
      "kind": "LinkedField",
      "name": "ratings",
      "plural": true,
      "selections": [
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
          "concreteType": "RatingBand",
          "kind": "LinkedField",
          "name": "band",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "raceWords_band"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Player",
  "abstractKey": null
};

(node as any).hash = "505be6ad4139f95552b3ef0007f206f9";

export default node;
