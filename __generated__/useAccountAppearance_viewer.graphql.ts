/**
 * @generated SignedSource<<1283ac6e3ba256c92b19ee48fefe7fd1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAccountAppearance_viewer$data = {
  readonly appearance: {
    readonly caret: string;
    readonly caretMotion: string;
    readonly fingers: string;
    readonly font: string;
    readonly idleStop: string;
    readonly keyRepeat: string;
    readonly letterSpacing: string;
    readonly lineWidth: string;
    readonly liveFigures: string;
    readonly shortcuts: string;
    readonly sounds: string;
    readonly textSize: string;
    readonly theme: string;
  } | null | undefined;
  readonly " $fragmentType": "useAccountAppearance_viewer";
};
export type useAccountAppearance_viewer$key = {
  readonly " $data"?: useAccountAppearance_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAccountAppearance_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useAccountAppearance_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Appearance",
      "kind": "LinkedField",
      "name": "appearance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "theme",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "textSize",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineWidth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "letterSpacing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "font",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caret",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caretMotion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "liveFigures",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sounds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "idleStop",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shortcuts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keyRepeat",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fingers",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d2b189b218fa95b6a7b181a20429f60d";

export default node;
