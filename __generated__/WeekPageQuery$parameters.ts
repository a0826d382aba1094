/**
 * @generated SignedSource<<049eb464f3f2b3250a25cb944648f463>>
 * @relayHash 853762a059d7858e056e7f63f8b6ece8
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb82d5ae8c348070a9ee784b00d8398f1c021aaa3531b7d6840e4d93849836d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WeekPageQuery } from './WeekPageQuery.graphql';

const node: PreloadableConcreteRequest<WeekPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb82d5ae8c348070a9ee784b00d8398f1c021aaa3531b7d6840e4d93849836d8",
    "metadata": {},
    "name": "WeekPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
