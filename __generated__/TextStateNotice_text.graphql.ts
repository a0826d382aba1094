/**
 * @generated SignedSource<<9fb68f4d2c9cbaff42b7d9bd04cadf08>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TextStatus = "ARCHIVED" | "DRAFT" | "IN_REVIEW" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextStateNotice_text$data = {
  readonly isOwn: boolean;
  readonly reviewNote: string | null | undefined;
  readonly status: TextStatus;
  readonly " $fragmentType": "TextStateNotice_text";
};
export type TextStateNotice_text$key = {
  readonly " $data"?: TextStateNotice_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextStateNotice_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextStateNotice_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewNote",
      "storageKey": null
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "2677b1ae80ae87504fba4687b701d418";

export default node;
