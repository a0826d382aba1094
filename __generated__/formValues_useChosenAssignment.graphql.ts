/**
 * @generated SignedSource<<cc3dbd448f3583ef0d41dd5e669cee0d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type formValues_useChosenAssignment$data = {
  readonly members: ReadonlyArray<{
    readonly id: string;
    readonly user: {
      readonly displayName: string;
    };
  }> | null | undefined;
  readonly task: {
    readonly text?: {
      readonly characters: number;
      readonly id: string;
      readonly title: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "formValues_useChosenAssignment";
};
export type formValues_useChosenAssignment$key = {
  readonly " $data"?: formValues_useChosenAssignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"formValues_useChosenAssignment">;
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
  "name": "formValues_useChosenAssignment",
  "selections": [
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
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};
})();

(node as any).hash = "c7e64be278caf959c7df139044f7acd2";

export default node;
