/**
 * @generated SignedSource<<2efa8bf5b2436f9026421a57950ba61d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureSwitches_query$data = {
  readonly featureSwitches: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"FeatureSwitches_switch">;
  }>;
  readonly " $fragmentType": "FeatureSwitches_query";
};
export type FeatureSwitches_query$key = {
  readonly " $data"?: FeatureSwitches_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureSwitches_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FeatureSwitches_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FeatureSwitch",
      "kind": "LinkedField",
      "name": "featureSwitches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FeatureSwitches_switch"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "07c98f74b1e923f1097e195a97de1b96";

export default node;
