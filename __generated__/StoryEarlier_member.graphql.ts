/**
 * @generated SignedSource<<299abc4ba18bd1cff162b5dee22f5485>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type StoryEarlier_member$data = {
  readonly earlierGrades: ReadonlyArray<{
    readonly at: IsoDateTime;
    readonly comment: string;
    readonly grading: {
      readonly " $fragmentSpreads": FragmentRefs<"gradeWords_grading">;
    };
    readonly groupName: string;
    readonly isExcused: boolean;
    readonly percent: number | null | undefined;
    readonly title: string;
  }> | null | undefined;
  readonly " $fragmentType": "StoryEarlier_member";
};
export type StoryEarlier_member$key = {
  readonly " $data"?: StoryEarlier_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryEarlier_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StoryEarlier_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EarlierGrade",
      "kind": "LinkedField",
      "name": "earlierGrades",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "groupName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Grading",
          "kind": "LinkedField",
          "name": "grading",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "gradeWords_grading",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "scale",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "GradeStep",
                  "kind": "LinkedField",
                  "name": "steps",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "label",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "from",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        },
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
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isExcused",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comment",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupMember",
  "abstractKey": null
};

(node as any).hash = "ddb153ff2e1053e9f217705010829762";

export default node;
