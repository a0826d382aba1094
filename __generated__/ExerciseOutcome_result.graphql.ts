/**
 * @generated SignedSource<<3d4e395bab980fb63d7bf0127e3d514e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExerciseVerdict = "INACCURATE" | "PASSED" | "SLOW" | "TOO_SHORT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExerciseOutcome_result$data = {
  readonly exerciseId: string | null | undefined;
  readonly exerciseVerdict: ExerciseVerdict | null | undefined;
  readonly " $fragmentType": "ExerciseOutcome_result";
};
export type ExerciseOutcome_result$key = {
  readonly " $data"?: ExerciseOutcome_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExerciseOutcome_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExerciseOutcome_result",
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

(node as any).hash = "1dd75c49c265adba1f67aa76da97969c";

export default node;
