/**
 * @generated SignedSource<<4fd84d2c6362a7a705d28f8cc8039a41>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ExamLevelName = "CERTIFICATE" | "CUM_LAUDE" | "DIPLOMA" | "GOLD" | "LEVEL_1" | "LEVEL_2" | "LEVEL_3" | "LEVEL_4" | "LEVEL_5" | "LEVEL_6" | "MASTER" | "SILVER" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type reportCsv_member$data = {
  readonly accuracy: number | null | undefined;
  readonly accuracyBefore: number | null | undefined;
  readonly certificates: ReadonlyArray<{
    readonly level: ExamLevelName;
    readonly levelLabel: string | null | undefined;
    readonly norm: {
      readonly name: string;
      readonly title: string | null | undefined;
    };
  }>;
  readonly course: {
    readonly courseId: string;
    readonly lessons: number;
    readonly lessonsPassed: number;
  } | null | undefined;
  readonly days: number;
  readonly durationMs: number;
  readonly lastPractisedAt: IsoDateTime | null | undefined;
  readonly member: {
    readonly user: {
      readonly displayName: string;
      readonly username: string | null | undefined;
    };
  };
  readonly openFlags: number;
  readonly runs: number;
  readonly wpm: number | null | undefined;
  readonly wpmBefore: number | null | undefined;
  readonly " $fragmentType": "reportCsv_member";
};
export type reportCsv_member$key = {
  readonly " $data"?: reportCsv_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"reportCsv_member">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "reportCsv_member"
};

(node as any).hash = "c33947a7daf8da701b1fecc73108c00a";

export default node;
