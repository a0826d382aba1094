/**
 * @generated SignedSource<<164d1c6ee1a57b7847b8bfcfef32a6ad>>
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
    readonly " $fragmentSpreads": FragmentRefs<"FeatureSwitchRow_switch">;
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
          "name": "FeatureSwitchRow_switch"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a25132984db69f6c1c72ce130de5c323";

export default node;
