/**
 * @generated SignedSource<<2c127c203c88c277f52459609e5ee038>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttemptResult_grade$data = {
  readonly errors: number;
  readonly isAccurateEnough: boolean;
  readonly isFastEnough: boolean;
  readonly passed: boolean;
  readonly strokes: number;
  readonly " $fragmentType": "AttemptResult_grade";
};
export type AttemptResult_grade$key = {
  readonly " $data"?: AttemptResult_grade$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttemptResult_grade">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AttemptResult_grade",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFastEnough",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAccurateEnough",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "strokes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errors",
      "storageKey": null
    }
  ],
  "type": "ExamGrade",
  "abstractKey": null
};

(node as any).hash = "2a531dcec458e0d93f739a9efb6e75af";

export default node;
