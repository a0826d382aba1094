/**
 * @generated SignedSource<<8d48790d455801abe7cf40bba3e1a3f2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoWeek } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type PlayerPage_activity$data = {
  readonly activity: ReadonlyArray<{
    readonly minutes: ReadonlyArray<number>;
    readonly week: IsoWeek;
  }>;
  readonly " $fragmentType": "PlayerPage_activity";
};
export type PlayerPage_activity$key = {
  readonly " $data"?: PlayerPage_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlayerPage_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlayerPage_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ActivityWeek",
      "kind": "LinkedField",
      "name": "activity",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "week",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Player",
  "abstractKey": null
};

(node as any).hash = "061b0fc720072280b81df662f9478c6c";

export default node;
