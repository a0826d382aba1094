/**
 * @generated SignedSource<<7a797a85f6baa416593d4e6a9d111619>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentProgressState = "DONE" | "IN_PROGRESS" | "NOT_STARTED" | "%future added value";
export type AssignmentState = "CLOSED" | "DRAFT" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MyPart_assignment$data = {
  readonly backspace: boolean;
  readonly myProgress: {
    readonly state: AssignmentProgressState;
  } | null | undefined;
  readonly state: AssignmentState;
  readonly " $fragmentSpreads": FragmentRefs<"OwnProgress_assignment" | "workAddress_assignment">;
  readonly " $fragmentType": "MyPart_assignment";
};
export type MyPart_assignment$key = {
  readonly " $data"?: MyPart_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyPart_assignment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "backspace",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MyPart_assignment",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "workAddress_assignment",
      "selections": [
        (v2/*:: as any*/),
        (v1/*:: as any*/),
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
                    (v2/*:: as any*/),
                    (v3/*:: as any*/)
                  ],
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
                  "name": "norm",
                  "storageKey": null
                },
                (v3/*:: as any*/)
              ],
              "type": "ExamTask",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnProgress_assignment"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssignmentProgress",
      "kind": "LinkedField",
      "name": "myProgress",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};
})();

(node as any).hash = "5d52cb1480aa8f429c7e3bab8dccbc3a";

export default node;
