/**
 * @generated SignedSource<<a35402afd24bb711472ee7e1450219f1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ClassWall_day$data = {
  readonly goal: {
    readonly " $fragmentSpreads": FragmentRefs<"ClassWall_goal">;
  };
  readonly nextAssignment: {
    readonly dueAt: IsoDateTime;
    readonly title: string;
  } | null | undefined;
  readonly tournament: {
    readonly " $fragmentSpreads": FragmentRefs<"WallTournament_tournament">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ClassWall_join">;
  readonly " $fragmentType": "ClassWall_day";
};
export type ClassWall_day$key = {
  readonly " $data"?: ClassWall_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassWall_day">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ClassWall_day",
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
          "name": "ClassWall_goal"
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
      "name": "ClassWall_join"
    }
  ],
  "type": "GroupWall",
  "abstractKey": null
};

(node as any).hash = "0a3b103624efb64bf24bd11df57c7950";

export default node;
