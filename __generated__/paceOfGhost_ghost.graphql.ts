/**
 * @generated SignedSource<<49d24edb97b2482c917021a6fc7fcd49>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type paceOfGhost_ghost$data = {
  readonly curve: {
    readonly characters: number;
    readonly times: ReadonlyArray<number>;
  } | null | undefined;
  readonly wpm: number;
  readonly " $fragmentType": "paceOfGhost_ghost";
};
export type paceOfGhost_ghost$key = {
  readonly " $data"?: paceOfGhost_ghost$data;
  readonly " $fragmentSpreads": FragmentRefs<"paceOfGhost_ghost">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "paceOfGhost_ghost"
};

(node as any).hash = "fb8c647b3bac1efc000700bbb913ec06";

export default node;
