/**
 * @generated SignedSource<<bbe43394b60c0bf18a1b61a35e001704>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamLevelName = "CERTIFICATE" | "CUM_LAUDE" | "DIPLOMA" | "GOLD" | "LEVEL_1" | "LEVEL_2" | "LEVEL_3" | "LEVEL_4" | "LEVEL_5" | "LEVEL_6" | "MASTER" | "SILVER" | "%future added value";
export type ExamSpeedUnit = "STROKES" | "WORDS" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type FlaggedRow_exam$data = {
  readonly candidate: {
    readonly displayName: string;
  };
  readonly countingAttempt: {
    readonly grade: {
      readonly errors: number;
      readonly level: ExamLevelName | null | undefined;
      readonly levelLabel: string | null | undefined;
      readonly strokesPerMinute: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"examWords_attempt">;
  } | null | undefined;
  readonly createdAt: IsoDateTime;
  readonly isMock: boolean;
  readonly norm: {
    readonly name: string;
    readonly title: string | null | undefined;
    readonly unit: ExamSpeedUnit;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ExamDecision_exam">;
  readonly " $fragmentType": "FlaggedRow_exam";
};
export type FlaggedRow_exam$key = {
  readonly " $data"?: FlaggedRow_exam$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlaggedRow_exam">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FlaggedRow_exam",
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
        },
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
          "name": "unit",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "examWords_attempt"
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

(node as any).hash = "0f5a415d9a906b4b19d04dcac7d5815e";

export default node;
