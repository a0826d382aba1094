/**
 * @generated SignedSource<<5dc584944e9f0d230dbc39c359945f45>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type StoryCourse_member$data = {
  readonly id: string;
  readonly passedExercises: ReadonlyArray<{
    readonly exerciseId: string;
    readonly passedAt: IsoDateTime;
    readonly stars: number;
  }> | null | undefined;
  readonly " $fragmentType": "StoryCourse_member";
};
export type StoryCourse_member$key = {
  readonly " $data"?: StoryCourse_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryCourse_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StoryCourse_member",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stars",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupMember",
  "abstractKey": null
};

(node as any).hash = "1b8afba88b5d0d69311ac95cf465cc39";

export default node;
