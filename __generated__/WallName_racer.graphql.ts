/**
 * @generated SignedSource<<fe03f8faa8ee6efcb955a4c103c7acd6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacerPhase = "FINISHED" | "LEFT" | "READY" | "SEATED" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WallName_racer$data = {
  readonly isAway: boolean;
  readonly phase: RacerPhase;
  readonly team: number | null | undefined;
  readonly wallName: string;
  readonly " $fragmentType": "WallName_racer";
};
export type WallName_racer$key = {
  readonly " $data"?: WallName_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallName_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallName_racer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wallName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAway",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "team",
      "storageKey": null
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "f0fe68c79ee3d22fa3e2611a6c2a102b";

export default node;
