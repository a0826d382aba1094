/**
 * @generated SignedSource<<a715ead2f6c6534faa792811f8f3b76a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamPhase = "FINISHED" | "READY" | "RUNNING" | "%future added value";
export type UserRole = "ADMIN" | "GUEST" | "MEMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExamStart_viewer$data = {
  readonly displayName: string;
  readonly examExtraTime: number | null | undefined;
  readonly exams: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly exerciseId: string | null | undefined;
        readonly id: string;
        readonly norm: {
          readonly name: string;
        };
        readonly phase: ExamPhase;
      };
    }>;
  } | null | undefined;
  readonly role: UserRole;
  readonly " $fragmentType": "ExamStart_viewer";
};
export type ExamStart_viewer$key = {
  readonly " $data"?: ExamStart_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamStart_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExamStart_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "examExtraTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "UserExamsConnection",
      "kind": "LinkedField",
      "name": "exams",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "UserExamsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Exam",
              "kind": "LinkedField",
              "name": "node",
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
                  "name": "phase",
                  "storageKey": null
                },
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
                  "concreteType": "ExamNorm",
                  "kind": "LinkedField",
                  "name": "norm",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "exams(first:10)"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0be85b894ce76b10d4897ffe8354887e";

export default node;
