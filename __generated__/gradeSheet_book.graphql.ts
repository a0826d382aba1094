/**
 * @generated SignedSource<<972163acd5e56f30a79ae8678a1b260f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type gradeSheet_book$data = {
  readonly assignments: ReadonlyArray<{
    readonly dueAt: IsoDateTime | null | undefined;
    readonly opensAt: IsoDateTime;
    readonly title: string;
    readonly weight: number;
  }>;
  readonly rows: ReadonlyArray<{
    readonly grades: ReadonlyArray<{
      readonly comment: string;
      readonly extendedUntil: IsoDateTime | null | undefined;
      readonly isExcused: boolean;
      readonly percent: number | null | undefined;
    } | null | undefined>;
    readonly member: {
      readonly user: {
        readonly displayName: string;
        readonly username: string | null | undefined;
      };
    };
  }>;
  readonly " $fragmentType": "gradeSheet_book";
};
export type gradeSheet_book$key = {
  readonly " $data"?: gradeSheet_book$data;
  readonly " $fragmentSpreads": FragmentRefs<"gradeSheet_book">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "gradeSheet_book"
};

(node as any).hash = "e6c8bb2893c81c8cc509a2d550c924c0";

export default node;
