/**
 * @generated SignedSource<<55261c8502e59c337b2e8d038e226c25>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type raceParts_limit$data = {
  readonly isPastRatingLimit: boolean;
  readonly " $fragmentType": "raceParts_limit";
};
export type raceParts_limit$key = {
  readonly " $data"?: raceParts_limit$data;
  readonly " $fragmentSpreads": FragmentRefs<"raceParts_limit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "raceParts_limit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPastRatingLimit",
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "741002596ab36a92609eff4266178cf3";

export default node;
