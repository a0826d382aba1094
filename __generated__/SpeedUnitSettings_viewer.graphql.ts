/**
 * @generated SignedSource<<f708da9e989110c77ecd5c0cf5564e37>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpeedUnitSettings_viewer$data = {
  readonly id: string;
  readonly " $fragmentType": "SpeedUnitSettings_viewer";
};
export type SpeedUnitSettings_viewer$key = {
  readonly " $data"?: SpeedUnitSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpeedUnitSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SpeedUnitSettings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "bccc38b5652291c0e93378f220b8a7a4";

export default node;
