/**
 * @generated SignedSource<<11ae8823040eaa6fa67d416b15763b69>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type CourseKeeper_viewer$data = {
  readonly id: string;
  readonly passedExercises: ReadonlyArray<{
    readonly exerciseId: string;
    readonly passedAt: IsoDateTime;
  }> | null | undefined;
  readonly " $fragmentType": "CourseKeeper_viewer";
};
export type CourseKeeper_viewer$key = {
  readonly " $data"?: CourseKeeper_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseKeeper_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CourseKeeper_viewer",
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

(node as any).hash = "39a644567667966b5802412a336f1bbc";

export default node;
