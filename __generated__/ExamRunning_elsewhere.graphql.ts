/**
 * @generated SignedSource<<4bfdfd73baf224981f4c4bb933da514f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExamRunning_elsewhere$data = {
  readonly id: string;
  readonly " $fragmentType": "ExamRunning_elsewhere";
};
export type ExamRunning_elsewhere$key = {
  readonly " $data"?: ExamRunning_elsewhere$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamRunning_elsewhere">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExamRunning_elsewhere",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Exam",
  "abstractKey": null
};

(node as any).hash = "703bb393660e04c89f44780d1b0e7f2e";

export default node;
