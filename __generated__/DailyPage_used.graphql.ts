/**
 * @generated SignedSource<<876250629d379be2651d7020dc9d511d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResultStatus = "FLAGGED" | "VERIFIED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DailyPage_used$data = {
  readonly attempt: {
    readonly isCounted: boolean;
    readonly result: {
      readonly accuracy: number;
      readonly id: string;
      readonly status: ResultStatus;
      readonly wpm: number;
    } | null | undefined;
    readonly runId: string;
  } | null | undefined;
  readonly text: {
    readonly id: string;
    readonly isOwn: boolean;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "DailyPage_used";
};
export type DailyPage_used$key = {
  readonly " $data"?: DailyPage_used$data;
  readonly " $fragmentSpreads": FragmentRefs<"DailyPage_used">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DailyPage_used",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Text",
      "kind": "LinkedField",
      "name": "text",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwn",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DailyAttempt",
      "kind": "LinkedField",
      "name": "attempt",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "runId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCounted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Result",
          "kind": "LinkedField",
          "name": "result",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DailyText",
  "abstractKey": null
};
})();

(node as any).hash = "eb643e9ed2dacefab42102cc37dc1c2f";

export default node;
