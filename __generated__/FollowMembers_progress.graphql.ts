/**
 * @generated SignedSource<<ad7112c43ccd9a4c8e499737d09e23e1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type FollowMembers_progress$data = {
  readonly doneAt: IsoDateTime | null | undefined;
  readonly extendedUntil: IsoDateTime | null | undefined;
  readonly lastAt: IsoDateTime | null | undefined;
  readonly member: {
    readonly id: string;
    readonly user: {
      readonly displayName: string;
    };
  };
  readonly tasks: ReadonlyArray<{
    readonly item: {
      readonly task: {
        readonly text?: {
          readonly id: string;
          readonly title: string;
        } | null | undefined;
      };
    };
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ProgressWords_stateBadgeProgress" | "ProgressWords_tasksProgress">;
  readonly " $fragmentType": "FollowMembers_progress";
};
export type FollowMembers_progress$key = {
  readonly " $data"?: FollowMembers_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowMembers_progress">;
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
  "name": "FollowMembers_progress",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupMember",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
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
      "kind": "ScalarField",
      "name": "lastAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doneAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extendedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssignmentTaskProgress",
      "kind": "LinkedField",
      "name": "tasks",
      "plural": true,
      "selections": [
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
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProgressWords_stateBadgeProgress"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProgressWords_tasksProgress"
    }
  ],
  "type": "AssignmentProgress",
  "abstractKey": null
};
})();

(node as any).hash = "f7e8a0673807f6e477a72d68c66e70ff";

export default node;
