/**
 * @generated SignedSource<<c52e9d34bd10fd2f5559932495b7c6a7>>
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
  readonly tasks: ReadonlyArray<{
    readonly position: number;
    readonly " $fragmentSpreads": FragmentRefs<"TaskCard_item">;
  }>;
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
      "concreteType": "AssignmentItem",
      "kind": "LinkedField",
      "name": "tasks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TaskCard_item"
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

(node as any).hash = "00ed09b37e871d677fd64dddcbbc607c";

export default node;
