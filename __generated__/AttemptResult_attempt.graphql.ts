/**
 * @generated SignedSource<<854502b24dbbc8f8c9186595495cac88>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamAttemptEnd = "HANDED_IN" | "TIME_UP" | "%future added value";
export type ExamLevelName = "CERTIFICATE" | "CUM_LAUDE" | "DIPLOMA" | "GOLD" | "MASTER" | "SILVER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AttemptResult_attempt$data = {
  readonly endedBy: ExamAttemptEnd | null | undefined;
  readonly grade: {
    readonly accuracy: number;
    readonly errors: number;
    readonly level: ExamLevelName | null | undefined;
    readonly strokes: number;
    readonly strokesPerMinute: number;
    readonly " $fragmentSpreads": FragmentRefs<"AttemptResult_grade" | "MarkedText_grade">;
  } | null | undefined;
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

(node as any).hash = "9c418caf23ab744f22784a4a21532b43";

export default node;
