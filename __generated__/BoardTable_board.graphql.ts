/**
 * @generated SignedSource<<130a8096009e2d98a0c3a16031a6861d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BoardTable_board$data = {
  readonly entries: ReadonlyArray<{
    readonly isMine: boolean;
    readonly user: {
      readonly displayName: string;
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"BoardTable_entry">;
  }>;
  readonly own: {
    readonly " $fragmentSpreads": FragmentRefs<"BoardTable_entry">;
  } | null | undefined;
  readonly " $fragmentType": "BoardTable_board";
};
export type BoardTable_board$key = {
  readonly " $data"?: BoardTable_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardTable_board">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "BoardTable_entry"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BoardTable_board",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LeaderboardEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
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
              "name": "displayName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LeaderboardEntry",
      "kind": "LinkedField",
      "name": "own",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Leaderboard",
  "abstractKey": null
};
})();

(node as any).hash = "a841366fdba3ba5667bf889ec0d8dd97";

export default node;
