/**
 * @generated SignedSource<<c8cb7931da1e9c06c12fbf6ec4fd5848>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskCard_item$data = {
  readonly task: {
    readonly norm?: string;
    readonly normTitle?: string | null | undefined;
    readonly text?: {
      readonly characters: number;
      readonly id: string;
      readonly title: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "TaskCard_item";
};
export type TaskCard_item$key = {
  readonly " $data"?: TaskCard_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskCard_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TaskCard_item",
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
    }
  ],
  "type": "AssignmentItem",
  "abstractKey": null
};

(node as any).hash = "e6ac562460666866c73158ef948f7667";

export default node;
