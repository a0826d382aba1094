/**
 * @generated SignedSource<<444a0a2b10e2833c22e5b98f84229c9c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportRacer_racer$data = ReadonlyArray<{
  readonly name: string;
  readonly userId: string;
  readonly " $fragmentType": "ReportRacer_racer";
}>;
export type ReportRacer_racer$key = ReadonlyArray<{
  readonly " $data"?: ReportRacer_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportRacer_racer">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ReportRacer_racer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "d6c7543a71b35e54d73f2ea269871540";

export default node;
