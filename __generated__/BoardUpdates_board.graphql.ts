/**
 * @generated SignedSource<<ae7d5e051199f5ec0b3a40629d992e17>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type BoardUpdates_board$data = {
  readonly readAt: IsoDateTime;
  readonly " $fragmentType": "BoardUpdates_board";
};
export type BoardUpdates_board$key = {
  readonly " $data"?: BoardUpdates_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardUpdates_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BoardUpdates_board",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readAt",
      "storageKey": null
    }
  ],
  "type": "Leaderboard",
  "abstractKey": null
};

(node as any).hash = "45a2686189194d11ea404b5af20cd61e";

export default node;
