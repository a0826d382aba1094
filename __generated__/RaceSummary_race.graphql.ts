/**
 * @generated SignedSource<<0e98be7d2495826e098b880e5d6cad1d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacePhase = "CANCELLED" | "COUNTDOWN" | "FINISHED" | "LOBBY" | "RUNNING" | "%future added value";
export type RacerPhase = "FINISHED" | "LEFT" | "READY" | "SEATED" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceSummary_race$data = {
  readonly phase: RacePhase;
  readonly racers: ReadonlyArray<{
    readonly finishedAfterMs: number | null | undefined;
    readonly name: string;
    readonly phase: RacerPhase;
    readonly position: number;
    readonly userId: string;
  }>;
  readonly " $fragmentType": "RaceSummary_race";
};
export type RaceSummary_race$key = {
  readonly " $data"?: RaceSummary_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceSummary_race">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phase",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceSummary_race",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finishedAfterMs",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};
})();

(node as any).hash = "243c7c280faca5d054dbd4adc76644a1";

export default node;
