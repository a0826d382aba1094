/**
 * @generated SignedSource<<8afdb19533af5de3dffeab64f2acd75e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiveState = "AWAY" | "IDLE" | "OFFLINE" | "STUCK" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LiveView_summaryLive$data = {
  readonly members: ReadonlyArray<{
    readonly name: string;
    readonly state: LiveState;
  }>;
  readonly " $fragmentType": "LiveView_summaryLive";
};
export type LiveView_summaryLive$key = {
  readonly " $data"?: LiveView_summaryLive$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveView_summaryLive">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LiveView_summaryLive",
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

(node as any).hash = "d4bc1382d5051704011be78877416988";

export default node;
