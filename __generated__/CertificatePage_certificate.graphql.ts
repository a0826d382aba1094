/**
 * @generated SignedSource<<3dd2dfe175b127f059a57848877cd27f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamLevelName = "CERTIFICATE" | "CUM_LAUDE" | "DIPLOMA" | "GOLD" | "LEVEL_1" | "LEVEL_2" | "LEVEL_3" | "LEVEL_4" | "LEVEL_5" | "LEVEL_6" | "MASTER" | "SILVER" | "%future added value";
export type ExamSpeedUnit = "STROKES" | "WORDS" | "%future added value";
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type CertificatePage_certificate$data = {
  readonly accuracy: number;
  readonly code: string;
  readonly errors: number;
  readonly extraTime: number;
  readonly groupName: string | null | undefined;
  readonly handedInAfterSeconds: number | null | undefined;
  readonly hasDyslexia: boolean;
  readonly isByEar: boolean;
  readonly issuedAt: IsoDateTime;
  readonly language: Language;
  readonly level: ExamLevelName;
  readonly levelLabel: string | null | undefined;
  readonly name: string;
  readonly norm: {
    readonly id: string;
    readonly name: string;
    readonly source: {
      readonly __typename: "ExamNormSource";
    } | null | undefined;
    readonly title: string | null | undefined;
    readonly unit: ExamSpeedUnit;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"NormFacts_norm">;
  };
  readonly strokes: number;
  readonly strokesPerMinute: number;
  readonly " $fragmentType": "CertificatePage_certificate";
};
export type CertificatePage_certificate$key = {
  readonly " $data"?: CertificatePage_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificatePage_certificate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CertificatePage_certificate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
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
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ExamNormSource",
          "kind": "LinkedField",
          "name": "source",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NormFacts_norm"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasDyslexia",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isByEar",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "levelLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "strokes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "strokesPerMinute",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accuracy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handedInAfterSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuedAt",
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};
})();

(node as any).hash = "1c39e05b57b9970a2856dce6b32bba19";

export default node;
