/**
 * @generated SignedSource<<ab43f75b630e08714f1ad16732d4db37>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamLevelName = "CERTIFICATE" | "CUM_LAUDE" | "DIPLOMA" | "GOLD" | "LEVEL_1" | "LEVEL_2" | "LEVEL_3" | "LEVEL_4" | "LEVEL_5" | "LEVEL_6" | "MASTER" | "SILVER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExamStart_norm$data = {
  readonly dyslexiaLevels: ReadonlyArray<{
    readonly name: ExamLevelName;
  }> | null | undefined;
  readonly minutes: number;
  readonly name: string;
  readonly title: string | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"NormFacts_norm" | "NormFacts_source">;
  readonly " $fragmentType": "ExamStart_norm";
};
export type ExamStart_norm$key = {
  readonly " $data"?: ExamStart_norm$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamStart_norm">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExamStart_norm",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "ExamLevel",
      "kind": "LinkedField",
      "name": "dyslexiaLevels",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NormFacts_norm"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NormFacts_source"
    }
  ],
  "type": "ExamNorm",
  "abstractKey": null
};
})();

(node as any).hash = "b3f49309c3dc7c71e23cfb9e98748d01";

export default node;
