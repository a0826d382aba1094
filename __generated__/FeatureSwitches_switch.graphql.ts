/**
 * @generated SignedSource<<9cc6e976754fdafd900310e47613505a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Feature = "BOARDS" | "PARTICIPATION" | "RACES" | "SIGN_UP" | "UPLOADS" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type FeatureSwitches_switch$data = {
  readonly changedAt: IsoDateTime | null | undefined;
  readonly changedBy: {
    readonly displayName: string;
  } | null | undefined;
  readonly feature: Feature;
  readonly isOn: boolean;
  readonly " $fragmentType": "FeatureSwitches_switch";
};
export type FeatureSwitches_switch$key = {
  readonly " $data"?: FeatureSwitches_switch$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureSwitches_switch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FeatureSwitches_switch",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "changedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeatureSwitch",
  "abstractKey": null
};

(node as any).hash = "914c735d47b396d7a189116de33aad8f";

export default node;
