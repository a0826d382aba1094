/**
 * @generated SignedSource<<2e99a96ee7f1f976c85db9b14b3196aa>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NormFacts_source$data = {
  readonly attempts: number;
  readonly groupName: string | null | undefined;
  readonly minutes: number;
  readonly name: string;
  readonly title: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "NormFacts_source";
};
export type NormFacts_source$key = {
  readonly " $data"?: NormFacts_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"NormFacts_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NormFacts_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    }
  ],
  "type": "ExamNorm",
  "abstractKey": null
};

(node as any).hash = "4aa6a68adfe4041033b90bf31455e56f";

export default node;
