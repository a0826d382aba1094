/**
 * @generated SignedSource<<22806352436b70bccc4fe711dd60cdad>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamLevelName = "CERTIFICATE" | "CUM_LAUDE" | "DIPLOMA" | "GOLD" | "MASTER" | "SILVER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NormFacts_level$data = {
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

(node as any).hash = "57663e85c3016ea12277e40249b23def";

export default node;
