/**
 * @generated SignedSource<<7522e80c60e9a8856be95f4426a95c1f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekGains_week$data = {
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
  readonly " $fragmentType": "WeekGains_week";
};
export type WeekGains_week$key = {
  readonly " $data"?: WeekGains_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekGains_week">;
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
  "name": "WeekGains_week",
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

(node as any).hash = "bec4c1c90e3eedae3922bdae9fa27a1c";

export default node;
