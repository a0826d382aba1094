/**
 * @generated SignedSource<<70300a45382408ffcba392c35f29e760>>
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
    readonly " $fragmentSpreads": FragmentRefs<"ClassWall_tournament">;
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
          "name": "ClassWall_tournament"
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

(node as any).hash = "dd04c588e7ed523fce68f9145f5e1c43";

export default node;
