/**
 * @generated SignedSource<<7ca09937652a3ba34a8c86890142e2ff>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type formValues_assignment$data = {
  readonly dueAt: IsoDateTime | null | undefined;
  readonly isForAll: boolean;
  readonly note: string;
  readonly opensAt: IsoDateTime;
  readonly tasks: ReadonlyArray<{
    readonly task: {
      readonly __typename: "ExamTask";
      readonly norm: string;
      readonly requiredLanguage: Language | null | undefined;
    } | {
      readonly __typename: "GoalTask";
      readonly goalAccuracy: number | null | undefined;
      readonly goalLanguage: Language | null | undefined;
      readonly minutes: number | null | undefined;
      readonly wpm: number | null | undefined;
    } | {
      readonly __typename: "LessonTask";
      readonly exercise: string | null | undefined;
      readonly lesson: string;
    } | {
      readonly __typename: "TextTask";
      readonly text: {
        readonly id: string;
      } | null | undefined;
      readonly textAccuracy: number | null | undefined;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    };
  }>;
  readonly title: string;
  readonly " $fragmentType": "formValues_assignment";
};
export type formValues_assignment$key = {
  readonly " $data"?: formValues_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"formValues_assignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "formValues_assignment",
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
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opensAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isForAll",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssignmentItem",
      "kind": "LinkedField",
      "name": "tasks",
      "plural": true,
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
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": "textAccuracy",
                  "args": null,
                  "kind": "ScalarField",
                  "name": "accuracy",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "minutes",
                  "storageKey": null
                },
                {
                  "alias": "goalAccuracy",
                  "args": null,
                  "kind": "ScalarField",
                  "name": "accuracy",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "wpm",
                  "storageKey": null
                },
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "requiredLanguage",
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
      "storageKey": null
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "82bf1c4f618033ae7ddbc5fad2fb6439";

export default node;
