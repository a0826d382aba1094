/**
 * @generated SignedSource<<3568a85d4f1a10a5da8fc0712883516a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiveViewTiles_seating$data = {
  readonly columns: number;
  readonly isArranged: boolean;
  readonly seats: ReadonlyArray<{
    readonly seat: number;
    readonly userId: string;
  }>;
  readonly " $fragmentType": "LiveViewTiles_seating";
};
export type LiveViewTiles_seating$key = {
  readonly " $data"?: LiveViewTiles_seating$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveViewTiles_seating">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LiveViewTiles_seating",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "columns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isArranged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TakenSeat",
      "kind": "LinkedField",
      "name": "seats",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seat",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Seating",
  "abstractKey": null
};

(node as any).hash = "bfa562246b1caf43c1bbead6a42e39ae";

export default node;
