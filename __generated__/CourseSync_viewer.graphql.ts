/**
 * @generated SignedSource<<40c9b80fba56ee2d43ba2f5e54727b9c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type CourseSync_viewer$data = {
  readonly id: string;
  readonly learning: {
    readonly keyFigures: {
      readonly key: ReadonlyArray<string>;
      readonly missRate: ReadonlyArray<number>;
      readonly presses: ReadonlyArray<number>;
      readonly timeMs: ReadonlyArray<number>;
    };
  } | null | undefined;
  readonly passedExercises: ReadonlyArray<{
    readonly exerciseId: string;
    readonly passedAt: IsoDateTime;
    readonly stars: number;
  }> | null | undefined;
  readonly " $fragmentType": "CourseSync_viewer";
};
export type CourseSync_viewer$key = {
  readonly " $data"?: CourseSync_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseSync_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CourseSync_viewer",
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
      "concreteType": "PassedExercise",
      "kind": "LinkedField",
      "name": "passedExercises",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exerciseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stars",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberLearning",
      "kind": "LinkedField",
      "name": "learning",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "KeyFigures",
          "kind": "LinkedField",
          "name": "keyFigures",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "presses",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "timeMs",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "missRate",
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

(node as any).hash = "3cca9ec0ac9f5171a6bd68ceb004c8ed";

export default node;
