/**
 * @generated SignedSource<<dfb3d06b18893bb82407c7349091d2f0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssignmentForm_assignment$data = {
  readonly id: string;
  readonly members: ReadonlyArray<{
    readonly id: string;
    readonly user: {
      readonly displayName: string;
    };
  }> | null | undefined;
  readonly task: {
    readonly norm?: string;
    readonly normTitle?: string | null | undefined;
    readonly text?: {
      readonly characters: number;
      readonly id: string;
      readonly title: string;
    } | null | undefined;
  };
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentForm_nowNoticeAssignment" | "formValues_assignment">;
  readonly " $fragmentType": "AssignmentForm_assignment";
};
export type AssignmentForm_assignment$key = {
  readonly " $data"?: AssignmentForm_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentForm_assignment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AssignmentForm_assignment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayName",
              "storageKey": null
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
              "name": "norm",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "normTitle",
              "storageKey": null
            }
          ],
          "type": "ExamTask",
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
                (v0/*:: as any*/),
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
                  "name": "characters",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "TextTask",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "formValues_assignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignmentForm_nowNoticeAssignment"
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};
})();

(node as any).hash = "99a5445e975a973f8f0d4561f993aa32";

export default node;
