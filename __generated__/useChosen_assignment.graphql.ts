/**
 * @generated SignedSource<<60d1d75d54e35a50938af2225e47e107>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useChosen_assignment$data = {
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
  readonly " $fragmentType": "useChosen_assignment";
};
export type useChosen_assignment$key = {
  readonly " $data"?: useChosen_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChosen_assignment">;
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
  "name": "useChosen_assignment",
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

(node as any).hash = "74234763b59b4a7cc0bb73a999f4f0d8";

export default node;
