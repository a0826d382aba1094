/**
 * @generated SignedSource<<818279b8f1f5723d8210c489da254c19>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type raceWords_band$data = {
  readonly from: number | null | undefined;
  readonly to: number | null | undefined;
  readonly " $fragmentType": "raceWords_band";
};
export type raceWords_band$key = {
  readonly " $data"?: raceWords_band$data;
  readonly " $fragmentSpreads": FragmentRefs<"raceWords_band">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "raceWords_band",
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

(node as any).hash = "ebf17943d37de9423620670b1f26e0e5";

export default node;
