/**
 * @generated SignedSource<<cbe2c2737fa2cdeb5724fa0ddba488d2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupResultsPage_group$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"FlaggedExams_group" | "FlaggedList_group" | "useReport_group">;
  readonly " $fragmentType": "GroupResultsPage_group";
};
export type GroupResultsPage_group$key = {
  readonly " $data"?: GroupResultsPage_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupResultsPage_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "period"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupResultsPage_group",
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
      "name": "name",
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "period",
          "variableName": "period"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useReport_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlaggedList_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlaggedExams_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "e5e1f8aff284ead276ff1fd1d014e83e";

export default node;
