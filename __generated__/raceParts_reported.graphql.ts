/**
 * @generated SignedSource<<37e12dabe0a3b0dd479e90e00facd7b4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type raceParts_reported$data = ReadonlyArray<{
  readonly name: string;
  readonly userId: string;
  readonly " $fragmentType": "raceParts_reported";
}>;
export type raceParts_reported$key = ReadonlyArray<{
  readonly " $data"?: raceParts_reported$data;
  readonly " $fragmentSpreads": FragmentRefs<"raceParts_reported">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "raceParts_reported",
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

(node as any).hash = "b5a0731ff011b2fdd5a1386d17d6bb25";

export default node;
