/**
 * @generated SignedSource<<5236757965e3ae442d1e7e0ab2938c32>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExamAids_attempt$data = {
  readonly extraTime: number;
  readonly isByEar: boolean;
  readonly " $fragmentType": "ExamAids_attempt";
};
export type ExamAids_attempt$key = {
  readonly " $data"?: ExamAids_attempt$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamAids_attempt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExamAids_attempt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isByEar",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraTime",
      "storageKey": null
    }
  ],
  "type": "ExamAttempt",
  "abstractKey": null
};

(node as any).hash = "38601cbbf380f893633537f9c475cc23";

export default node;
