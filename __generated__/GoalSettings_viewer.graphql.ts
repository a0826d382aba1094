/**
 * @generated SignedSource<<52e89c056f61a2f8337419e66c85f8fb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoalSettings_viewer$data = {
  readonly dailyGoalMinutes: number | null | undefined;
  readonly id: string;
  readonly practiceGoal: {
    readonly today: {
      readonly isReached: boolean;
    };
  } | null | undefined;
  readonly " $fragmentType": "GoalSettings_viewer";
};
export type GoalSettings_viewer$key = {
  readonly " $data"?: GoalSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoalSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GoalSettings_viewer",
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
      "kind": "ScalarField",
      "name": "dailyGoalMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PracticeGoal",
      "kind": "LinkedField",
      "name": "practiceGoal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PracticeDay",
          "kind": "LinkedField",
          "name": "today",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isReached",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "675a28c2ba6ccd9d6d1b0714b70d9ee7";

export default node;
