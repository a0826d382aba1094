/**
 * @generated SignedSource<<4e87a30144efe9c91ca733f5096a314c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamLevelName = "CERTIFICATE" | "CUM_LAUDE" | "DIPLOMA" | "GOLD" | "MASTER" | "SILVER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExamStart_norm$data = {
  readonly dyslexiaLevels: ReadonlyArray<{
    readonly name: ExamLevelName;
  }> | null | undefined;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"NormFacts_norm">;
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
      "name": "version",
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
    }
  ],
  "type": "ExamNorm",
  "abstractKey": null
};
})();

(node as any).hash = "50058d6e346706746ac611c52b78a5d5";

export default node;
