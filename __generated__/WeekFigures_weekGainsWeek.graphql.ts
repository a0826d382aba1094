/**
 * @generated SignedSource<<132aff38867212df1e26934d03157360>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekFigures_weekGainsWeek$data = {
  readonly days: ReadonlyArray<{
    readonly isReached: boolean;
    readonly typedMs: number;
  }>;
  readonly daysBefore: ReadonlyArray<{
    readonly isReached: boolean;
    readonly typedMs: number;
  }>;
  readonly figures: {
    readonly accuracy: number | null | undefined;
    readonly wpm: number | null | undefined;
  };
  readonly figuresBefore: {
    readonly accuracy: number | null | undefined;
    readonly wpm: number | null | undefined;
  };
  readonly " $fragmentType": "WeekFigures_weekGainsWeek";
};
export type WeekFigures_weekGainsWeek$key = {
  readonly " $data"?: WeekFigures_weekGainsWeek$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekFigures_weekGainsWeek">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "isReached",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "wpm",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "accuracy",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WeekFigures_weekGainsWeek",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PracticeDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PracticeDay",
      "kind": "LinkedField",
      "name": "daysBefore",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WeekFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WeekFigures",
      "kind": "LinkedField",
      "name": "figuresBefore",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PracticeWeek",
  "abstractKey": null
};
})();

(node as any).hash = "71dfd27f231d584a0019dbc6d0bf977a";

export default node;
