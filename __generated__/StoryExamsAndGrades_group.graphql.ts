/**
 * @generated SignedSource<<c21aaa0375d97c0200215bffc2e9168c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoryExamsAndGrades_group$data = {
  readonly grading: {
    readonly " $fragmentSpreads": FragmentRefs<"gradeWords_grading">;
  };
  readonly " $fragmentType": "StoryExamsAndGrades_group";
};
export type StoryExamsAndGrades_group$key = {
  readonly " $data"?: StoryExamsAndGrades_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryExamsAndGrades_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StoryExamsAndGrades_group",
  "selections": [
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
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "08c641bf1c3670af68b0467283258d90";

export default node;
