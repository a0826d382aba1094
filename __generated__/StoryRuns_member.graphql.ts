/**
 * @generated SignedSource<<355a2077a63f2bdf05547fb8865221e1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoryRuns_member$data = {
  readonly runHistory: {
    readonly " $fragmentSpreads": FragmentRefs<"useRuns_history">;
  } | null | undefined;
  readonly " $fragmentType": "StoryRuns_member";
};
export type StoryRuns_member$key = {
  readonly " $data"?: StoryRuns_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryRuns_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StoryRuns_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RunHistory",
      "kind": "LinkedField",
      "name": "runHistory",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useRuns_history"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupMember",
  "abstractKey": null
};

(node as any).hash = "9edebbec218ed94fcbef854e8dae4ac8";

export default node;
