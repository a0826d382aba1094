/**
 * @generated SignedSource<<a952956170f1fc5d713fc3413310e98f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TextStatus = "ARCHIVED" | "DRAFT" | "IN_REVIEW" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextPage_state$data = {
  readonly isOwn: boolean;
  readonly reviewNote: string | null | undefined;
  readonly status: TextStatus;
  readonly " $fragmentType": "TextPage_state";
};
export type TextPage_state$key = {
  readonly " $data"?: TextPage_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextPage_state">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextPage_state",
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

(node as any).hash = "2f9439dbebc743280ce3d1fa72093a11";

export default node;
