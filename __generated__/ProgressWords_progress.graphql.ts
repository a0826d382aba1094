/**
 * @generated SignedSource<<582c3d51954e39a00acbfef88baae176>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamSpeedUnit = "STROKES" | "WORDS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProgressWords_progress$data = {
  readonly accuracy: number | null | undefined;
  readonly exam: {
    readonly accuracy: number;
    readonly extraTime: number;
    readonly isByEar: boolean;
    readonly passed: boolean;
    readonly strokesPerMinute: number;
    readonly unit: ExamSpeedUnit;
  } | null | undefined;
  readonly exercisesPassed: number | null | undefined;
  readonly item: {
    readonly task: {
      readonly exercises?: number;
    };
  };
  readonly minutes: number | null | undefined;
  readonly runs: number;
  readonly wpm: number | null | undefined;
  readonly " $fragmentType": "ProgressWords_progress";
};
export type ProgressWords_progress$key = {
  readonly " $data"?: ProgressWords_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgressWords_progress">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accuracy",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProgressWords_progress",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "runs",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wpm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exercisesPassed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssignmentItem",
      "kind": "LinkedField",
      "name": "item",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "task",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "exercises",
                  "storageKey": null
                }
              ],
              "type": "LessonTask",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssignmentExam",
      "kind": "LinkedField",
      "name": "exam",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "strokesPerMinute",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isByEar",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "extraTime",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AssignmentTaskProgress",
  "abstractKey": null
};
})();

(node as any).hash = "f433c2e11e96a3b80960fe43da44ddb9";

export default node;
