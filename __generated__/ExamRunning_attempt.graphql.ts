/**
 * @generated SignedSource<<530a679f5aa228f8bdc4c9dfb9802308>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ExamRunning_attempt$data = {
  readonly batch: number;
  readonly collectsUntil: IsoDateTime;
  readonly endsAt: IsoDateTime;
  readonly number: number;
  readonly seat: number;
  readonly " $fragmentType": "ExamRunning_attempt";
};
export type ExamRunning_attempt$key = {
  readonly " $data"?: ExamRunning_attempt$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamRunning_attempt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExamRunning_attempt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "batch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "collectsUntil",
      "storageKey": null
    }
  ],
  "type": "ExamAttempt",
  "abstractKey": null
};

(node as any).hash = "c66fa612babc00fa448c2777ec5bf56d";

export default node;
