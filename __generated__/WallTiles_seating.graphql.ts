/**
 * @generated SignedSource<<da13b56f6baed0be0ff9aed6ad63f9cb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WallTiles_seating$data = {
  readonly columns: number;
  readonly isArranged: boolean;
  readonly seats: ReadonlyArray<{
    readonly seat: number;
    readonly userId: string;
  }>;
  readonly " $fragmentType": "WallTiles_seating";
};
export type WallTiles_seating$key = {
  readonly " $data"?: WallTiles_seating$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallTiles_seating">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallTiles_seating",
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

(node as any).hash = "088f027fa11678b5942b6c75e7883c1b";

export default node;
