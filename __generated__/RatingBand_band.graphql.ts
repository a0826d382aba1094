/**
 * @generated SignedSource<<56490ea876294ae4c3a446c8d59dde6b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RatingBand_band$data = {
  readonly from: number | null | undefined;
  readonly to: number | null | undefined;
  readonly " $fragmentType": "RatingBand_band";
};
export type RatingBand_band$key = {
  readonly " $data"?: RatingBand_band$data;
  readonly " $fragmentSpreads": FragmentRefs<"RatingBand_band">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RatingBand_band",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    }
  ],
  "type": "RatingBand",
  "abstractKey": null
};

(node as any).hash = "6e99e4d22999c1280d01806b7663fd15";

export default node;
