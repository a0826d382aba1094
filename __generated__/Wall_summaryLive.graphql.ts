/**
 * @generated SignedSource<<6666b0e14edf1dfebad98d905db6533d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiveState = "AWAY" | "IDLE" | "OFFLINE" | "STUCK" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Wall_summaryLive$data = {
  readonly members: ReadonlyArray<{
    readonly name: string;
    readonly state: LiveState;
  }>;
  readonly " $fragmentType": "Wall_summaryLive";
};
export type Wall_summaryLive$key = {
  readonly " $data"?: Wall_summaryLive$data;
  readonly " $fragmentSpreads": FragmentRefs<"Wall_summaryLive">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Wall_summaryLive",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LiveMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupLive",
  "abstractKey": null
};

(node as any).hash = "b5252d15fbdd5aaa9450fd5f302df9b3";

export default node;
