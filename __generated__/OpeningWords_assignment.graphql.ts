/**
 * @generated SignedSource<<e062186bbcb3a422cf3dc88b2a266aab>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentState = "CLOSED" | "DRAFT" | "OPEN" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type OpeningWords_assignment$data = {
  readonly opensAt: IsoDateTime;
  readonly state: AssignmentState;
  readonly " $fragmentType": "OpeningWords_assignment";
};
export type OpeningWords_assignment$key = {
  readonly " $data"?: OpeningWords_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningWords_assignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OpeningWords_assignment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opensAt",
      "storageKey": null
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "80c894a520c380dc471f862093acf515";

export default node;
