/**
 * @generated SignedSource<<d2b036f708eb83ea9f256e4206ae5b65>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekFigures_week$data = {
  readonly days: ReadonlyArray<{
    readonly day: number;
    readonly goalMs: number | null | undefined;
    readonly isReached: boolean;
    readonly typedMs: number;
  }>;
  readonly " $fragmentType": "WeekFigures_week";
};
export type WeekFigures_week$key = {
  readonly " $data"?: WeekFigures_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekFigures_week">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WeekFigures_week",
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

(node as any).hash = "6197ed02d6e08953abbe8aa832d33b18";

export default node;
