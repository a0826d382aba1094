/**
 * @generated SignedSource<<147b1cc3e9258c29753aaa41a0375a0f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type PlayerBadges_player$data = {
  readonly badges: ReadonlyArray<{
    readonly badgeId: string;
    readonly earnedAt: IsoDateTime;
  }>;
  readonly " $fragmentType": "PlayerBadges_player";
};
export type PlayerBadges_player$key = {
  readonly " $data"?: PlayerBadges_player$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlayerBadges_player">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlayerBadges_player",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EarnedBadge",
      "kind": "LinkedField",
      "name": "badges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "badgeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "earnedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Player",
  "abstractKey": null
};

(node as any).hash = "49257df42ea8f8d58a6bb7489098c92c";

export default node;
