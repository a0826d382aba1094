/**
 * @generated SignedSource<<072f716cccfd3e2bc334f76ad57d5127>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaceView_text$data = {
  readonly text: {
    readonly body: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RaceLobby_text" | "RacePodium_text" | "RaceTrack_text">;
  readonly " $fragmentType": "RaceView_text";
};
export type RaceView_text$key = {
  readonly " $data"?: RaceView_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceView_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceView_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Text",
      "kind": "LinkedField",
      "name": "text",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceLobby_text"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceTrack_text"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RacePodium_text"
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "f8991c45b7d65746dd4f952c06a2e858";

export default node;
