/**
 * @generated SignedSource<<a7b616e5cd112e172764664cdae9e4b4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResultVisibility = "ALL" | "GROUP" | "ME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ShareButton_sharedWithResult$data = {
  readonly id: string;
  readonly visibility: ResultVisibility;
  readonly visibilityChoices: ReadonlyArray<ResultVisibility> | null | undefined;
  readonly " $fragmentType": "ShareButton_sharedWithResult";
};
export type ShareButton_sharedWithResult$key = {
  readonly " $data"?: ShareButton_sharedWithResult$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareButton_sharedWithResult">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ShareButton_sharedWithResult",
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
      "name": "visibility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibilityChoices",
      "storageKey": null
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "bf074ef049dc1176a36545c8b336fcf9";

export default node;
