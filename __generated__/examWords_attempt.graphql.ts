/**
 * @generated SignedSource<<debb5f1de1e0d49089371143b5770db1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type examWords_attempt$data = {
  readonly extraTime: number;
  readonly isByEar: boolean;
  readonly " $fragmentType": "examWords_attempt";
};
export type examWords_attempt$key = {
  readonly " $data"?: examWords_attempt$data;
  readonly " $fragmentSpreads": FragmentRefs<"examWords_attempt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "examWords_attempt",
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

(node as any).hash = "debc8df9bd91def77e7783729b909870";

export default node;
