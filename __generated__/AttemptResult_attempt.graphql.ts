/**
 * @generated SignedSource<<a9d93d56165f50894373a748d46ea026>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamAttemptEnd = "HANDED_IN" | "TIME_UP" | "%future added value";
export type ExamLevelName = "CERTIFICATE" | "CUM_LAUDE" | "DIPLOMA" | "GOLD" | "LEVEL_1" | "LEVEL_2" | "LEVEL_3" | "LEVEL_4" | "LEVEL_5" | "LEVEL_6" | "MASTER" | "SILVER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AttemptResult_attempt$data = {
  readonly endedBy: ExamAttemptEnd | null | undefined;
  readonly extraTime: number;
  readonly grade: {
    readonly accuracy: number;
    readonly errors: number;
    readonly level: ExamLevelName | null | undefined;
    readonly levelLabel: string | null | undefined;
    readonly strokes: number;
    readonly strokesPerMinute: number;
    readonly " $fragmentSpreads": FragmentRefs<"AttemptResult_grade" | "MarkedText_grade">;
  } | null | undefined;
  readonly isByEar: boolean;
  readonly number: number;
  readonly " $fragmentType": "AttemptResult_attempt";
};
export type AttemptResult_attempt$key = {
  readonly " $data"?: AttemptResult_attempt$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttemptResult_attempt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AttemptResult_attempt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isByEar",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExamGrade",
      "kind": "LinkedField",
      "name": "grade",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "strokes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "errors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "strokesPerMinute",
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
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "levelLabel",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AttemptResult_grade"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MarkedText_grade"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExamAttempt",
  "abstractKey": null
};

(node as any).hash = "636223534ab00f4bff850d1dd68c049d";

export default node;
