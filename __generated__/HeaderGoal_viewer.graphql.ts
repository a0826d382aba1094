/**
 * @generated SignedSource<<9143789425190e213ff6e9b7aa77902e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeaderGoal_viewer$data = {
  readonly practiceGoal: {
    readonly streak: number;
    readonly today: {
      readonly goalMs: number | null | undefined;
      readonly typedMs: number;
    };
  } | null | undefined;
  readonly " $fragmentType": "HeaderGoal_viewer";
};
export type HeaderGoal_viewer$key = {
  readonly " $data"?: HeaderGoal_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeaderGoal_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HeaderGoal_viewer",
  "selections": [
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
          "concreteType": "PracticeDay",
          "kind": "LinkedField",
          "name": "today",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "typedMs",
              "storageKey": null
            },
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d5bdf39ae8814d5781a29214688ce33e";

export default node;
