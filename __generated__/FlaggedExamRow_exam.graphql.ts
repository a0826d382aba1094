/**
 * @generated SignedSource<<1202987301c2bb8fe3bf03a1942f30e3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamLevelName = "CERTIFICATE" | "CUM_LAUDE" | "DIPLOMA" | "GOLD" | "MASTER" | "SILVER" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type FlaggedExamRow_exam$data = {
  readonly candidate: {
    readonly displayName: string;
  };
  readonly countingAttempt: {
    readonly grade: {
      readonly errors: number;
      readonly level: ExamLevelName | null | undefined;
      readonly strokesPerMinute: number;
    } | null | undefined;
  } | null | undefined;
  readonly createdAt: IsoDateTime;
  readonly isMock: boolean;
  readonly norm: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ExamDecision_exam">;
  readonly " $fragmentType": "FlaggedExamRow_exam";
};
export type FlaggedExamRow_exam$key = {
  readonly " $data"?: FlaggedExamRow_exam$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlaggedExamRow_exam">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FlaggedExamRow_exam",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "candidate",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExamNorm",
      "kind": "LinkedField",
      "name": "norm",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExamAttempt",
      "kind": "LinkedField",
      "name": "countingAttempt",
      "plural": false,
      "selections": [
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
              "name": "level",
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
              "name": "errors",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExamDecision_exam"
    }
  ],
  "type": "Exam",
  "abstractKey": null
};

(node as any).hash = "cb51e40d988d41a47962e8d849932a00";

export default node;
