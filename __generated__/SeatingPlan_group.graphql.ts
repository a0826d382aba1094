/**
 * @generated SignedSource<<a71b54ce193ddbcf0741f65f61354968>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeatingPlan_group$data = {
  readonly id: string;
  readonly seating: {
    readonly columns: number;
    readonly isArranged: boolean;
    readonly seats: ReadonlyArray<{
      readonly name: string;
      readonly seat: number;
      readonly userId: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "SeatingPlan_group";
};
export type SeatingPlan_group$key = {
  readonly " $data"?: SeatingPlan_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeatingPlan_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SeatingPlan_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seating",
      "kind": "LinkedField",
      "name": "seating",
      "plural": false,
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
              "name": "name",
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
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "3fbee708579d803eb3d320980b26f4c2";

export default node;
