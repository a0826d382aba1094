/**
 * @generated SignedSource<<cb25133fc30f2ef6229e18281fe718bb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiveTile_progressMember$data = {
  readonly length: number;
  readonly position: number;
  readonly " $fragmentType": "LiveTile_progressMember";
};
export type LiveTile_progressMember$key = {
  readonly " $data"?: LiveTile_progressMember$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveTile_progressMember">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LiveTile_progressMember",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "length",
      "storageKey": null
    }
  ],
  "type": "LiveMember",
  "abstractKey": null
};

(node as any).hash = "76291dec6ad1e1555ce891990bd759c5";

export default node;
