/**
 * @generated SignedSource<<0a3f2cce7724cfc59217257ac149d9b0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type StoryExamsAndGrades_grades$data = {
  readonly grades: ReadonlyArray<{
    readonly assignment: {
      readonly dueAt: IsoDateTime | null | undefined;
      readonly opensAt: IsoDateTime;
      readonly title: string;
      readonly weight: number;
    };
    readonly comment: string;
    readonly id: string;
    readonly isExcused: boolean;
    readonly isLate: boolean;
    readonly percent: number | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "StoryExamsAndGrades_grades";
};
export type StoryExamsAndGrades_grades$key = {
  readonly " $data"?: StoryExamsAndGrades_grades$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryExamsAndGrades_grades">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StoryExamsAndGrades_grades",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Grade",
      "kind": "LinkedField",
      "name": "grades",
      "plural": true,
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
          "name": "isLate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Assignment",
          "kind": "LinkedField",
          "name": "assignment",
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
              "name": "weight",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupMember",
  "abstractKey": null
};

(node as any).hash = "724ccc58ac63fab924bb10f5b51979b9";

export default node;
