/**
 * @generated SignedSource<<fbd2619e90cc8452c3f3c8b79ad0b8db>>
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
  readonly source: {
    readonly publishesTime: boolean;
    readonly site: string;
  } | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExamNormSource",
      "kind": "LinkedField",
      "name": "source",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "site",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publishesTime",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExamNorm",
  "abstractKey": null
};

(node as any).hash = "06d301d162392fa0fc145de60ad27f9d";

export default node;
