/**
 * @generated SignedSource<<eaaef9a64a25cd69267d399ca5ebdbef>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceView_text$data = {
  readonly isTextHidden: boolean;
  readonly language: Language;
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
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTextHidden",
      "storageKey": null
    },
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

(node as any).hash = "0b335897abce98643f72c82e2923cfbd";

export default node;
