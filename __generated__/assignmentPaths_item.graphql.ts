/**
 * @generated SignedSource<<76fd78a1adf8a4477b53fb2ef331314b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type assignmentPaths_item$data = {
  readonly backspace: boolean;
  readonly task: {
    readonly __typename: "ExamTask";
    readonly examLanguage: Language;
    readonly norm: string;
  } | {
    readonly __typename: "GoalTask";
    readonly goalLanguage: Language | null | undefined;
  } | {
    readonly __typename: "LessonTask";
    readonly exercise: string | null | undefined;
    readonly lesson: string;
  } | {
    readonly __typename: "TextTask";
    readonly text: {
      readonly id: string;
      readonly language: Language;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
  readonly " $fragmentType": "assignmentPaths_item";
};
export type assignmentPaths_item$key = {
  readonly " $data"?: assignmentPaths_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"assignmentPaths_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "assignmentPaths_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "backspace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "task",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lesson",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "exercise",
              "storageKey": null
            }
          ],
          "type": "LessonTask",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Text",
              "kind": "LinkedField",
              "name": "text",
              "plural": false,
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
                  "name": "language",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "TextTask",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "goalLanguage",
              "args": null,
              "kind": "ScalarField",
              "name": "language",
              "storageKey": null
            }
          ],
          "type": "GoalTask",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "norm",
              "storageKey": null
            },
            {
              "alias": "examLanguage",
              "args": null,
              "kind": "ScalarField",
              "name": "language",
              "storageKey": null
            }
          ],
          "type": "ExamTask",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AssignmentItem",
  "abstractKey": null
};

(node as any).hash = "21a4d631bec6d268a9627ed52baf5fa5";

export default node;
