/**
 * @generated SignedSource<<e80583fcec52d38729e3693b08ec6ad6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceForTournament_tournament$data = {
  readonly hasDayTexts: boolean;
  readonly hasRacedToday: boolean;
  readonly id: string;
  readonly languages: ReadonlyArray<Language>;
  readonly name: string;
  readonly " $fragmentType": "RaceForTournament_tournament";
};
export type RaceForTournament_tournament$key = {
  readonly " $data"?: RaceForTournament_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceForTournament_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceForTournament_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "languages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasDayTexts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasRacedToday",
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "149d575bb35fc5b12d3b5b97dd72419a";

export default node;
