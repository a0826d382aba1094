/**
 * @generated SignedSource<<89a50290f32bf8b707bfa10a54eaea48>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ExamElsewhere_attempt$data = {
  readonly batch: number;
  readonly collectsUntil: IsoDateTime;
  readonly endsAt: IsoDateTime;
  readonly number: number;
  readonly seat: number;
  readonly " $fragmentType": "ExamElsewhere_attempt";
};
export type ExamElsewhere_attempt$key = {
  readonly " $data"?: ExamElsewhere_attempt$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamElsewhere_attempt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExamElsewhere_attempt",
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

(node as any).hash = "ef64dc0b0d527185fa88892597ab0daa";

export default node;
