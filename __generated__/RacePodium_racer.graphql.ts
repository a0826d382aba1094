/**
 * @generated SignedSource<<6d1c3551b5d8fe0adbd5dadf3dcc4e2b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RacePodium_racer$data = {
  readonly avatarUrl: string | null | undefined;
  readonly errors: number;
  readonly improvement: number | null | undefined;
  readonly name: string;
  readonly place: number | null | undefined;
  readonly wpm: number;
  readonly " $fragmentType": "RacePodium_racer";
};
export type RacePodium_racer$key = {
  readonly " $data"?: RacePodium_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RacePodium_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RacePodium_racer",
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
      "name": "avatarUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wpm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "improvement",
      "storageKey": null
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "0ace30214e350938bd06220eddb52f4b";

export default node;
