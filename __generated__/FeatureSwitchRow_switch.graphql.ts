/**
 * @generated SignedSource<<04b9a0464f466eff57fdb4c8c910b2e0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Feature = "RACES" | "SIGN_UP" | "UPLOADS" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type FeatureSwitchRow_switch$data = {
  readonly changedAt: IsoDateTime | null | undefined;
  readonly changedBy: {
    readonly displayName: string;
  } | null | undefined;
  readonly feature: Feature;
  readonly isOn: boolean;
  readonly " $fragmentType": "FeatureSwitchRow_switch";
};
export type FeatureSwitchRow_switch$key = {
  readonly " $data"?: FeatureSwitchRow_switch$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureSwitchRow_switch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FeatureSwitchRow_switch",
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

(node as any).hash = "94c67c4792e8253af3714a2783a81680";

export default node;
