/**
 * @generated SignedSource<<784f8eaf1e8458439a8c5bd630c51fcb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupRaces_races$data = {
  readonly races: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"GroupRaces_race">;
  }>;
  readonly " $fragmentType": "GroupRaces_races";
};
export type GroupRaces_races$key = {
  readonly " $data"?: GroupRaces_races$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupRaces_races">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupRaces_races",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Race",
      "kind": "LinkedField",
      "name": "races",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupRaces_race"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupRaces",
  "abstractKey": null
};

(node as any).hash = "e641285a301fd5fe902c12ebe9d5d34b";

export default node;
