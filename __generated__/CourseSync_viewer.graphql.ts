/**
 * @generated SignedSource<<e23c541fd934e1786aced683970f0c1e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type CourseSync_viewer$data = {
  readonly id: string;
  readonly passedExercises: ReadonlyArray<{
    readonly exerciseId: string;
    readonly passedAt: IsoDateTime;
  }> | null | undefined;
  readonly " $fragmentType": "CourseSync_viewer";
};
export type CourseSync_viewer$key = {
  readonly " $data"?: CourseSync_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseSync_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CourseSync_viewer",
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

(node as any).hash = "4a0daa4720e2747980398a476af7d4f4";

export default node;
