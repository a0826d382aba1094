/**
 * @generated SignedSource<<83beff05632d64d81a0c199b1ab883a8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoryGrades_group$data = {
  readonly grading: {
    readonly " $fragmentSpreads": FragmentRefs<"gradeWords_grading">;
  };
  readonly " $fragmentType": "StoryGrades_group";
};
export type StoryGrades_group$key = {
  readonly " $data"?: StoryGrades_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryGrades_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StoryGrades_group",
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

(node as any).hash = "30f3c4255f637848c0ec4b8af95c7c5c";

export default node;
