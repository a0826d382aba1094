/**
 * @generated SignedSource<<41d6048f1bc2c3a8304b4c224ddb49e0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingsPage_goal$data = {
  readonly dailyGoalMinutes: number | null | undefined;
  readonly id: string;
  readonly practiceGoal: {
    readonly today: {
      readonly isReached: boolean;
    };
  } | null | undefined;
  readonly " $fragmentType": "SettingsPage_goal";
};
export type SettingsPage_goal$key = {
  readonly " $data"?: SettingsPage_goal$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsPage_goal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SettingsPage_goal",
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

(node as any).hash = "a6835d956d9ca37711d62892ea3ad196";

export default node;
