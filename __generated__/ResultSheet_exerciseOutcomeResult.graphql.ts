/**
 * @generated SignedSource<<1e2d29b2bcb78820fbbaa40aaae4ae52>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExerciseVerdict = "INACCURATE" | "PASSED" | "SLOW" | "TOO_SHORT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ResultSheet_exerciseOutcomeResult$data = {
  readonly exerciseId: string | null | undefined;
  readonly exerciseVerdict: ExerciseVerdict | null | undefined;
  readonly " $fragmentType": "ResultSheet_exerciseOutcomeResult";
};
export type ResultSheet_exerciseOutcomeResult$key = {
  readonly " $data"?: ResultSheet_exerciseOutcomeResult$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultSheet_exerciseOutcomeResult">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResultSheet_exerciseOutcomeResult",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exerciseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exerciseVerdict",
      "storageKey": null
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "08e73bd6aa4f4285ff544f72efedbc9a";

export default node;
