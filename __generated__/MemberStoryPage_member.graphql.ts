/**
 * @generated SignedSource<<a85167a8c0729cde044807375265bb2c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type MemberStoryPage_member$data = {
  readonly joinedAt: IsoDateTime;
  readonly user: {
    readonly username: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"MemberStoryPage_storyFlagsMember" | "StoryCourse_member" | "StoryEarlier_member" | "StoryExamsAndGrades_grades" | "StoryExamsAndGrades_member" | "StoryRuns_keysMember" | "StoryRuns_member" | "StoryRuns_resultsMember">;
  readonly " $fragmentType": "MemberStoryPage_member";
};
export type MemberStoryPage_member$key = {
  readonly " $data"?: MemberStoryPage_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberStoryPage_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MemberStoryPage_member",
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
      "name": "StoryExamsAndGrades_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberStoryPage_storyFlagsMember"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoryRuns_keysMember"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoryRuns_resultsMember"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoryExamsAndGrades_grades"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoryEarlier_member"
    }
  ],
  "type": "GroupMember",
  "abstractKey": null
};

(node as any).hash = "955d74e0a909e5ea417a12743be8dbe7";

export default node;
