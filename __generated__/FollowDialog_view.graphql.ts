/**
 * @generated SignedSource<<cbccd54b5b9f8391a0d9d8ae934e8c81>>
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
export type FollowDialog_view$data = {
  readonly caret: number;
  readonly marks: string;
  readonly member: {
    readonly activity: LiveActivity | null | undefined;
    readonly state: LiveState;
    readonly title: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"LiveTile_figuresMember">;
  };
  readonly runId: string | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "FollowDialog_view";
};
export type FollowDialog_view$key = {
  readonly " $data"?: FollowDialog_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowDialog_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FollowDialog_view",
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
          "name": "LiveTile_figuresMember"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LiveView",
  "abstractKey": null
};

(node as any).hash = "da14b45ea5d9cd10ff068507a6317590";

export default node;
