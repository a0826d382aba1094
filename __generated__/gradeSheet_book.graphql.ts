/**
 * @generated SignedSource<<c8ba4be4c2891869c25add6a988b6892>>
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

(node as any).hash = "1c4ae6fc2352c16d61237674308a7f62";

export default node;
