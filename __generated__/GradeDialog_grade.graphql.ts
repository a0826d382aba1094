/**
 * @generated SignedSource<<06ae055bfffdd3fb718d850a7ca0414c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type GradeDialog_grade$data = {
  readonly comment: string;
  readonly doneAt: IsoDateTime | null | undefined;
  readonly givenPercent: number | null | undefined;
  readonly id: string;
  readonly isExcused: boolean;
  readonly isLate: boolean;
  readonly proposedPercent: number | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "GradeDialog_grade";
};
export type GradeDialog_grade$key = {
  readonly " $data"?: GradeDialog_grade$data;
  readonly " $fragmentSpreads": FragmentRefs<"GradeDialog_grade">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GradeDialog_grade",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proposedPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "givenPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExcused",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doneAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLate",
      "storageKey": null
    }
  ],
  "type": "Grade",
  "abstractKey": null
};

(node as any).hash = "d495a7c3df103388c83be76ae8d5497a";

export default node;
