/**
 * @generated SignedSource<<9158a56289480a7d2c6a7101d141a0c8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Feature = "BOARDS" | "PARTICIPATION" | "RACES" | "SIGN_UP" | "UPLOADS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useIsSwitchedOff_query$data = {
  readonly featureSwitches: ReadonlyArray<{
    readonly feature: Feature;
    readonly isOn: boolean;
  }>;
  readonly " $fragmentType": "useIsSwitchedOff_query";
};
export type useIsSwitchedOff_query$key = {
  readonly " $data"?: useIsSwitchedOff_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useIsSwitchedOff_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useIsSwitchedOff_query",
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
          "name": "feature",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "877c2585b8eb7fc7454a833244a7f5b9";

export default node;
