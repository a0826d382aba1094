/**
 * @generated SignedSource<<192da6371b69a955f4c71204a7637b88>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamLevelName = "CERTIFICATE" | "CUM_LAUDE" | "DIPLOMA" | "GOLD" | "MASTER" | "SILVER" | "%future added value";
export type ExamPhase = "FINISHED" | "READY" | "RUNNING" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ExamRow_exam$data = {
  readonly certificate: {
    readonly code: string;
  } | null | undefined;
  readonly countingAttempt: {
    readonly grade: {
      readonly errors: number;
      readonly level: ExamLevelName | null | undefined;
      readonly strokesPerMinute: number;
    } | null | undefined;
  } | null | undefined;
  readonly createdAt: IsoDateTime;
  readonly flag: {
    readonly isCleared: boolean;
    readonly reviewedAt: IsoDateTime | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly isMock: boolean;
  readonly norm: {
    readonly name: string;
  };
  readonly phase: ExamPhase;
  readonly " $fragmentType": "ExamRow_exam";
};
export type ExamRow_exam$key = {
  readonly " $data"?: ExamRow_exam$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamRow_exam">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExamRow_exam",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phase",
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
      "kind": "ScalarField",
      "name": "createdAt",
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
      "alias": null,
      "args": null,
      "concreteType": "Certificate",
      "kind": "LinkedField",
      "name": "certificate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExamFlag",
      "kind": "LinkedField",
      "name": "flag",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCleared",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reviewedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Exam",
  "abstractKey": null
};

(node as any).hash = "50e4140b054cf45c82abbe00012d2024";

export default node;
