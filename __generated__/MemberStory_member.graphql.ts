/**
 * @generated SignedSource<<5357e04db450e48c5e745fcbea5b3e9a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type MemberStory_member$data = {
  readonly joinedAt: IsoDateTime;
  readonly user: {
    readonly displayName: string;
    readonly username: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"StoryCourse_member" | "StoryExams_member" | "StoryFlags_member" | "StoryKeys_member" | "StoryResults_member" | "StoryRuns_member">;
  readonly " $fragmentType": "MemberStory_member";
};
export type MemberStory_member$key = {
  readonly " $data"?: MemberStory_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberStory_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MemberStory_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "joinedAt",
      "storageKey": null
    },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoryRuns_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoryCourse_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoryExams_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoryFlags_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoryKeys_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoryResults_member"
    }
  ],
  "type": "GroupMember",
  "abstractKey": null
};

(node as any).hash = "fc5941ff0d0c15f0cdf1e2b19f31bfa5";

export default node;
