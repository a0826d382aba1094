/**
 * @generated SignedSource<<23135dc3c1aa46b16df78baf975de793>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LessonChoice_group$data = {
  readonly id: string;
  readonly lessonChoices: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly __typename: "LessonChoice";
        readonly exercise: string | null | undefined;
        readonly lesson: string;
        readonly minutes: number;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "LessonChoice_group";
};
export type LessonChoice_group$key = {
  readonly " $data"?: LessonChoice_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonChoice_group">;
};

import LessonChoicePaginationQuery_graphql from './LessonChoicePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "lessonChoices"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "chapter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "difficulty"
    },
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "isGame"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "language"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "layout"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "maxMinutes"
    },
    {
      "defaultValue": "",
      "kind": "LocalArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": LessonChoicePaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "LessonChoice_group",
  "selections": [
    {
      "alias": "lessonChoices",
      "args": [
        {
          "kind": "Variable",
          "name": "chapter",
          "variableName": "chapter"
        },
        {
          "kind": "Variable",
          "name": "difficulty",
          "variableName": "difficulty"
        },
        {
          "kind": "Variable",
          "name": "isGame",
          "variableName": "isGame"
        },
        {
          "kind": "Variable",
          "name": "language",
          "variableName": "language"
        },
        {
          "kind": "Variable",
          "name": "layout",
          "variableName": "layout"
        },
        {
          "kind": "Variable",
          "name": "maxMinutes",
          "variableName": "maxMinutes"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "concreteType": "LessonChoicesConnection",
      "kind": "LinkedField",
      "name": "__LessonChoice_group_lessonChoices_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LessonChoicesEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "LessonChoice",
              "kind": "LinkedField",
              "name": "node",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lesson",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "exercise",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "minutes",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
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
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "bbccfdd94910ddfc574d0596a69fc5d6";

export default node;
