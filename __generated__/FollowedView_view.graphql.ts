/**
 * @generated SignedSource<<c0b61c142c159394da7b212c877d7c09>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiveActivity = "CUSTOM" | "EXAM" | "LESSON" | "PRACTICE" | "RACE" | "TEXT" | "%future added value";
export type LiveState = "AWAY" | "IDLE" | "OFFLINE" | "STUCK" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FollowedView_view$data = {
  readonly caret: number;
  readonly marks: string;
  readonly member: {
    readonly activity: LiveActivity | null | undefined;
    readonly state: LiveState;
    readonly title: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"LiveFigures_member">;
  };
  readonly runId: string | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "FollowedView_view";
};
export type FollowedView_view$key = {
  readonly " $data"?: FollowedView_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowedView_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FollowedView_view",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "runId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caret",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LiveMember",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LiveFigures_member"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LiveView",
  "abstractKey": null
};

(node as any).hash = "55eaa7b7a7b7b03cf9e0f45fd513a298";

export default node;
