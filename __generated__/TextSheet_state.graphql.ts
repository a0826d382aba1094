/**
 * @generated SignedSource<<50a1f22b37428be7d58c8d102068a7b6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TextStatus = "ARCHIVED" | "DRAFT" | "IN_REVIEW" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextSheet_state$data = {
  readonly isOwn: boolean;
  readonly reviewNote: string | null | undefined;
  readonly status: TextStatus;
  readonly " $fragmentType": "TextSheet_state";
};
export type TextSheet_state$key = {
  readonly " $data"?: TextSheet_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextSheet_state">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextSheet_state",
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

(node as any).hash = "da84e6ea82a75beb6ff649f57992b143";

export default node;
