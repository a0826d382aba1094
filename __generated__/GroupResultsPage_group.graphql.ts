/**
 * @generated SignedSource<<1329a60d93efbd9bca92af17b79ee50c>>
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
  readonly participation: {
    readonly " $fragmentSpreads": FragmentRefs<"ParticipationSums_sums">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FlaggedList_exams" | "FlaggedList_group" | "GroupResultsPage_reportGroup">;
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
      "alias": null,
      "args": null,
      "concreteType": "Participation",
      "kind": "LinkedField",
      "name": "participation",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ParticipationSums_sums"
        }
      ],
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
      "name": "GroupResultsPage_reportGroup"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlaggedList_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlaggedList_exams"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "6de4457e0aa24840563a909344e07fdd";

export default node;
