/**
 * @generated SignedSource<<0b3a93d571443ff37fae0a0f466680ab>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type assignmentWords_item$data = {
  readonly task: {
    readonly __typename: "ExamTask";
    readonly norm: string;
    readonly normTitle: string | null | undefined;
    readonly requiredLanguage: Language | null | undefined;
  } | {
    readonly __typename: "GoalTask";
    readonly accuracy: number | null | undefined;
    readonly goalLanguage: Language | null | undefined;
    readonly minutes: number | null | undefined;
    readonly wpm: number | null | undefined;
  } | {
    readonly __typename: "LessonTask";
    readonly exercise: string | null | undefined;
    readonly exercises: number;
    readonly lesson: string;
  } | {
    readonly __typename: "TextTask";
    readonly accuracy: number | null | undefined;
    readonly text: {
      readonly language: Language;
      readonly title: string;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
  readonly " $fragmentType": "assignmentWords_item";
};
export type assignmentWords_item$key = {
  readonly " $data"?: assignmentWords_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"assignmentWords_item">;
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
  "name": "assignmentWords_item",
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
            },
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
                  "name": "title",
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
            },
            (v0/*:: as any*/)
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
            (v0/*:: as any*/),
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
              "name": "normTitle",
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
  "type": "AssignmentItem",
  "abstractKey": null
};
})();

(node as any).hash = "633776748d3b8ee0bc4dab3a0c91704e";

export default node;
