/**
 * @generated SignedSource<<a50872d443c57063655f1ff61c0e7686>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiveState = "AWAY" | "IDLE" | "OFFLINE" | "STUCK" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LiveView_countsLive$data = {
  readonly members: ReadonlyArray<{
    readonly state: LiveState;
  }>;
  readonly " $fragmentType": "LiveView_countsLive";
};
export type LiveView_countsLive$key = {
  readonly " $data"?: LiveView_countsLive$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveView_countsLive">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LiveView_countsLive",
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

(node as any).hash = "9c3a3fc70d99dc3a0496e40ceeb578c3";

export default node;
