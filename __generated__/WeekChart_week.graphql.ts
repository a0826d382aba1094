/**
 * @generated SignedSource<<639c96917f6c75393df88e6e67ee32b0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekChart_week$data = {
  readonly days: ReadonlyArray<{
    readonly day: number;
    readonly goalMs: number | null | undefined;
    readonly isReached: boolean;
    readonly typedMs: number;
  }>;
  readonly " $fragmentType": "WeekChart_week";
};
export type WeekChart_week$key = {
  readonly " $data"?: WeekChart_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekChart_week">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WeekChart_week",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PracticeDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "typedMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goalMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReached",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PracticeWeek",
  "abstractKey": null
};

(node as any).hash = "b8c676e269fdebcf715d7fca9d80f0ec";

export default node;
