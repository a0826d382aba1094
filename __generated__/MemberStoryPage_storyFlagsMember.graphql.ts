/**
 * @generated SignedSource<<4c9c9b5ce2a2e391496d61ab2c90353e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberStoryPage_storyFlagsMember$data = {
  readonly flagged: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"FlaggedRow_result">;
      };
    }>;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "MemberStoryPage_storyFlagsMember";
};
export type MemberStoryPage_storyFlagsMember$key = {
  readonly " $data"?: MemberStoryPage_storyFlagsMember$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberStoryPage_storyFlagsMember">;
};

import StoryFlagsPaginationQuery_graphql from './StoryFlagsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "flagged"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 25,
      "kind": "LocalArgument",
      "name": "first"
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
      "operation": StoryFlagsPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "MemberStoryPage_storyFlagsMember",
  "selections": [
    {
      "alias": "flagged",
      "args": [
        {
          "kind": "Literal",
          "name": "isFlagged",
          "value": true
        }
      ],
      "concreteType": "GroupMemberResultsConnection",
      "kind": "LinkedField",
      "name": "__StoryFlags_member_flagged_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "UserResultsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Result",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "FlaggedRow_result"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
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
      "storageKey": "__StoryFlags_member_flagged_connection(isFlagged:true)"
    },
    (v1/*:: as any*/)
  ],
  "type": "GroupMember",
  "abstractKey": null
};
})();

(node as any).hash = "aaaf46c1bf06da8ba6619177ad6c5920";

export default node;
