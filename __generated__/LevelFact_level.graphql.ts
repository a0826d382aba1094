/**
 * @generated SignedSource<<64191b5f123cce0f9c29e9b3f6a50d1d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamLevelName = "CERTIFICATE" | "CUM_LAUDE" | "DIPLOMA" | "GOLD" | "MASTER" | "SILVER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LevelFact_level$data = {
  readonly maxErrors: number | null | undefined;
  readonly name: ExamLevelName;
  readonly strokesPerMinute: number;
  readonly " $fragmentType": "LevelFact_level";
};
export type LevelFact_level$key = {
  readonly " $data"?: LevelFact_level$data;
  readonly " $fragmentSpreads": FragmentRefs<"LevelFact_level">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LevelFact_level",
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

(node as any).hash = "a97a4faa2d060e882764b9cb7527e79a";

export default node;
