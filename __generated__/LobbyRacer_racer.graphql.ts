/**
 * @generated SignedSource<<25e10849df7ca56e951966e272fb6b48>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacerPhase = "FINISHED" | "LEFT" | "READY" | "SEATED" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LobbyRacer_racer$data = {
  readonly avatarUrl: string | null | undefined;
  readonly isAway: boolean;
  readonly isHost: boolean;
  readonly name: string;
  readonly phase: RacerPhase;
  readonly userId: string;
  readonly " $fragmentType": "LobbyRacer_racer";
};
export type LobbyRacer_racer$key = {
  readonly " $data"?: LobbyRacer_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LobbyRacer_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LobbyRacer_racer",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatarUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHost",
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
      "name": "isAway",
      "storageKey": null
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "9f26eabe685d60f0c3320faa72f71a02";

export default node;
