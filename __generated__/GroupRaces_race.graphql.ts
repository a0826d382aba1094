/**
 * @generated SignedSource<<df4964b9b25e3789767b1cd0fe47eae7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaceMode = "ACCURACY" | "HANDICAP" | "SPEED" | "TEAMS" | "%future added value";
export type RacePhase = "CANCELLED" | "COUNTDOWN" | "FINISHED" | "LOBBY" | "RUNNING" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type GroupRaces_race$data = {
  readonly code: RaceCode;
  readonly heat: {
    readonly number: number;
  } | null | undefined;
  readonly mode: RaceMode;
  readonly phase: RacePhase;
  readonly racers: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentType": "GroupRaces_race";
};
export type GroupRaces_race$key = {
  readonly " $data"?: GroupRaces_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupRaces_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupRaces_race",
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
      "name": "phase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceHeat",
      "kind": "LinkedField",
      "name": "heat",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "1dbb32780bd1b7ef38eb98b73828f445";

export default node;
