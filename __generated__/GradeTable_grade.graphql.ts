/**
 * @generated SignedSource<<e73e2a3a086ae9411258fe42d274974d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GradeTable_grade$data = {
  readonly comment: string;
  readonly givenPercent: number | null | undefined;
  readonly isExcused: boolean;
  readonly isLate: boolean;
  readonly percent: number | null | undefined;
  readonly " $fragmentType": "GradeTable_grade";
};
export type GradeTable_grade$key = {
  readonly " $data"?: GradeTable_grade$data;
  readonly " $fragmentSpreads": FragmentRefs<"GradeTable_grade">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GradeTable_grade",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percent",
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
      "name": "isLate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
      "storageKey": null
    }
  ],
  "type": "Grade",
  "abstractKey": null
};

(node as any).hash = "b9ab472922269e484f6f8160c5c6f9d1";

export default node;
