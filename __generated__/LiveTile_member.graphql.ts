/**
 * @generated SignedSource<<7ebc62cc3b9346c9bd33fd9da2ad26c5>>
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
  readonly " $fragmentSpreads": FragmentRefs<"LiveTile_figuresMember" | "LiveTile_progressMember">;
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
      "name": "LiveTile_figuresMember"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LiveTile_progressMember"
    }
  ],
  "type": "LiveMember",
  "abstractKey": null
};

(node as any).hash = "03198fdc7ce9c15b0348e4b2767ddb44";

export default node;
