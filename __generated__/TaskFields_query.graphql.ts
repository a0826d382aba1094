/**
 * @generated SignedSource<<dc91a3e1baa7ad47e67947ab8f2cde5c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskFields_query$data = {
  readonly group: {
    readonly lessons: {
      readonly " $fragmentSpreads": FragmentRefs<"LessonChoice_group">;
    } | null | undefined;
  } | null | undefined;
  readonly groupOfGames: {
    readonly games: {
      readonly " $fragmentSpreads": FragmentRefs<"LessonChoice_group">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TextChoice_query">;
  readonly " $fragmentType": "TaskFields_query";
};
export type TaskFields_query$key = {
  readonly " $data"?: TaskFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskFields_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "groupId"
  }
],
v1 = {
  "kind": "Variable",
  "name": "language",
  "variableName": "language"
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
  "name": "TaskFields_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "groupId",
          "variableName": "groupId"
        }
      ],
      "kind": "FragmentSpread",
      "name": "TextChoice_query"
    },
    {
      "alias": "group",
      "args": (v0/*:: as any*/),
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
                "args": [
                  (v1/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "LessonChoice_group"
              }
            ],
            "type": "Group",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "lessons"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "groupOfGames",
      "args": (v0/*:: as any*/),
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
                "args": [
                  {
                    "kind": "Literal",
                    "name": "isGame",
                    "value": true
                  },
                  (v1/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "LessonChoice_group"
              }
            ],
            "type": "Group",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "games"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "e7a4bf58c861097c07984444a026a295";

export default node;
