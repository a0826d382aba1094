/**
 * @generated SignedSource<<0b79f73aa30364b0bd9bf88b0b623193>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoryFlags_member$data = {
  readonly flagged: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"FlaggedRow_result">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "StoryFlags_member";
};
export type StoryFlags_member$key = {
  readonly " $data"?: StoryFlags_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryFlags_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StoryFlags_member",
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

(node as any).hash = "1323cab71e948b192fc71eee3504cfae";

export default node;
