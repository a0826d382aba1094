/**
 * @generated SignedSource<<55fe236fbe5a34c153ebc88e8e507f15>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssignmentForm_query$data = {
  readonly group: {
    readonly members: {
      readonly " $fragmentSpreads": FragmentRefs<"MemberChoice_group">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TaskCard_query" | "TaskFields_norms">;
  readonly " $fragmentType": "AssignmentForm_query";
};
export type AssignmentForm_query$key = {
  readonly " $data"?: AssignmentForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentForm_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "groupId",
  "variableName": "groupId"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "groupId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AssignmentForm_query",
  "selections": [
    {
      "args": [
        (v0/*:: as any*/)
      ],
      "kind": "FragmentSpread",
      "name": "TaskFields_norms"
    },
    {
      "alias": "group",
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "groupId"
        }
      ],
      "concreteType": null,
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MemberChoice_group"
              }
            ],
            "type": "Group",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "members"
        }
      ],
      "storageKey": null
    },
    {
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Variable",
          "name": "language",
          "variableName": "language"
        }
      ],
      "kind": "FragmentSpread",
      "name": "TaskCard_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "76c66dbd105bcd6fd8018b93b9da124a";

export default node;
