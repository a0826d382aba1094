/**
 * @generated SignedSource<<5ddb5721af898cc3dc77d172ca3ebda9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ClassDay_wall$data = {
  readonly goal: {
    readonly " $fragmentSpreads": FragmentRefs<"ClassDay_goal">;
  };
  readonly nextAssignment: {
    readonly dueAt: IsoDateTime;
    readonly title: string;
  } | null | undefined;
  readonly tournament: {
    readonly " $fragmentSpreads": FragmentRefs<"WallTournament_tournament">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ClassDay_join">;
  readonly " $fragmentType": "ClassDay_wall";
};
export type ClassDay_wall$key = {
  readonly " $data"?: ClassDay_wall$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassDay_wall">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ClassDay_wall",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ClassGoal",
      "kind": "LinkedField",
      "name": "goal",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClassDay_goal"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WallAssignment",
      "kind": "LinkedField",
      "name": "nextAssignment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WallTournament",
      "kind": "LinkedField",
      "name": "tournament",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WallTournament_tournament"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClassDay_join"
    }
  ],
  "type": "GroupWall",
  "abstractKey": null
};

(node as any).hash = "a8962338ac4919dfc52ffd16bfa9a1e1";

export default node;
