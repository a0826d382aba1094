/**
 * @generated SignedSource<<8ff63759d381348723cd4aa9e00f5100>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "EN" | "NL" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type BoardRow_race$data = {
  readonly code: RaceCode;
  readonly language: Language;
  readonly racers: ReadonlyArray<{
    readonly isHost: boolean;
    readonly name: string;
  }>;
  readonly seats: number;
  readonly " $fragmentType": "BoardRow_race";
};
export type BoardRow_race$key = {
  readonly " $data"?: BoardRow_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardRow_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BoardRow_race",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
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
      "name": "seats",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Racer",
      "kind": "LinkedField",
      "name": "racers",
      "plural": true,
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
          "name": "isHost",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "a9f845342fb549383fe011121ab00cf9";

export default node;
