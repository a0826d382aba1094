/**
 * @generated SignedSource<<8acffa1268fc56d23519a3582cb97bd8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type CoachLinks_group$data = {
  readonly coachLinks: ReadonlyArray<{
    readonly expiresAt: IsoDateTime;
    readonly id: string;
    readonly usesLeft: number;
  }> | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "CoachLinks_group";
};
export type CoachLinks_group$key = {
  readonly " $data"?: CoachLinks_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoachLinks_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CoachLinks_group",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CoachLink",
      "kind": "LinkedField",
      "name": "coachLinks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usesLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "db8d3c155d440e94aac5b8707ef78791";

export default node;
