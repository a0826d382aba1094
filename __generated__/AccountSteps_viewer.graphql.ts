/**
 * @generated SignedSource<<a6d934e7dcbbe8312a45faef064ba9c0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type AccountSteps_viewer$data = {
  readonly id: string;
  readonly passedExercises: ReadonlyArray<{
    readonly exerciseId: string;
    readonly passedAt: IsoDateTime;
  }> | null | undefined;
  readonly " $fragmentType": "AccountSteps_viewer";
};
export type AccountSteps_viewer$key = {
  readonly " $data"?: AccountSteps_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountSteps_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccountSteps_viewer",
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
      "concreteType": "PassedExercise",
      "kind": "LinkedField",
      "name": "passedExercises",
      "plural": true,
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
          "name": "passedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "097c811e1ca714b5456bb78d040e92bd";

export default node;
