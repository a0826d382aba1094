/**
 * @generated SignedSource<<0641d336db2203c782a23dc9f0e36d13>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamLevelName = "CERTIFICATE" | "CUM_LAUDE" | "DIPLOMA" | "GOLD" | "LEVEL_1" | "LEVEL_2" | "LEVEL_3" | "LEVEL_4" | "LEVEL_5" | "LEVEL_6" | "MASTER" | "SILVER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NormFacts_level$data = {
  readonly label: string | null | undefined;
  readonly maxErrors: number | null | undefined;
  readonly name: ExamLevelName;
  readonly strokesPerMinute: number;
  readonly " $fragmentType": "NormFacts_level";
};
export type NormFacts_level$key = {
  readonly " $data"?: NormFacts_level$data;
  readonly " $fragmentSpreads": FragmentRefs<"NormFacts_level">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NormFacts_level",
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
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "strokesPerMinute",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxErrors",
      "storageKey": null
    }
  ],
  "type": "ExamLevel",
  "abstractKey": null
};

(node as any).hash = "e0e4ed5fb6baa2ec42bb50a7752340e1";

export default node;
