/**
 * @generated SignedSource<<6bd09877c76e72ad36b57bf139414c12>>
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
export type LiveTile_member$data = {
  readonly activity: LiveActivity | null | undefined;
  readonly name: string;
  readonly state: LiveState;
  readonly title: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LiveFigures_member" | "LiveProgress_member">;
  readonly " $fragmentType": "LiveTile_member";
};
export type LiveTile_member$key = {
  readonly " $data"?: LiveTile_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveTile_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LiveTile_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LiveProgress_member"
    }
  ],
  "type": "LiveMember",
  "abstractKey": null
};

(node as any).hash = "d6ef9cb698b0e77987f4c7384048f647";

export default node;
