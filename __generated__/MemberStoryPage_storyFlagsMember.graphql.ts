/**
 * @generated SignedSource<<f3a71583a1c43bd4b884d3e0280e5853>>
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
  readonly " $fragmentType": "MemberStoryPage_storyFlagsMember";
};
export type MemberStoryPage_storyFlagsMember$key = {
  readonly " $data"?: MemberStoryPage_storyFlagsMember$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberStoryPage_storyFlagsMember">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MemberStoryPage_storyFlagsMember",
  "selections": [
    {
      "alias": "flagged",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        },
        {
          "kind": "Literal",
          "name": "isFlagged",
          "value": true
        }
      ],
      "concreteType": "GroupMemberResultsConnection",
      "kind": "LinkedField",
      "name": "results",
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "FlaggedRow_result"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "results(first:50,isFlagged:true)"
    }
  ],
  "type": "GroupMember",
  "abstractKey": null
};

(node as any).hash = "ddc9308a5f6c6f9324c0887740974dd9";

export default node;
