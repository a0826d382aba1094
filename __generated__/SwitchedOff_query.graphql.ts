/**
 * @generated SignedSource<<a5307fb0a8b20c7bb82a03884c845397>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Feature = "BOARDS" | "PARTICIPATION" | "RACES" | "SIGN_UP" | "UPLOADS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SwitchedOff_query$data = {
  readonly featureSwitches: ReadonlyArray<{
    readonly feature: Feature;
    readonly isOn: boolean;
  }>;
  readonly " $fragmentType": "SwitchedOff_query";
};
export type SwitchedOff_query$key = {
  readonly " $data"?: SwitchedOff_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SwitchedOff_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SwitchedOff_query",
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

(node as any).hash = "46a8d6bdb6f2cf29c72320c7d8595b08";

export default node;
