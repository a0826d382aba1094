/**
 * @generated SignedSource<<4c8a5ea38cab6e7593204ea7f2c0cfb7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProgressPictures_viewer$data = {
  readonly importedHistory: {
    readonly " $fragmentSpreads": FragmentRefs<"useRuns_imported">;
  } | null | undefined;
  readonly practiceGoal: {
    readonly longestStreak: number;
    readonly streak: number;
    readonly today: {
      readonly goalMs: number | null | undefined;
    };
  } | null | undefined;
  readonly runHistory: {
    readonly " $fragmentSpreads": FragmentRefs<"useRuns_history">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"KeyPictures_viewer">;
  readonly " $fragmentType": "ProgressPictures_viewer";
};
export type ProgressPictures_viewer$key = {
  readonly " $data"?: ProgressPictures_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgressPictures_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProgressPictures_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RunHistory",
      "kind": "LinkedField",
      "name": "runHistory",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useRuns_history"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportedHistory",
      "kind": "LinkedField",
      "name": "importedHistory",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useRuns_imported"
        }
      ],
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
          "kind": "ScalarField",
          "name": "streak",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "longestStreak",
          "storageKey": null
        },
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
              "name": "goalMs",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "KeyPictures_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "511fa6fa2d5249f2d769bfd50fedb1c9";

export default node;
