/**
 * @generated SignedSource<<6fcc25506559909fb508436388ea2b78>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacerPhase = "FINISHED" | "LEFT" | "READY" | "SEATED" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WallLobby_racer$data = {
  readonly isAway: boolean;
  readonly phase: RacerPhase;
  readonly team: number | null | undefined;
  readonly wallName: string;
  readonly " $fragmentType": "WallLobby_racer";
};
export type WallLobby_racer$key = {
  readonly " $data"?: WallLobby_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallLobby_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallLobby_racer",
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

(node as any).hash = "32acfa6fa6788030db5dcdb1d7b9e292";

export default node;
