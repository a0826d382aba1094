/**
 * @generated SignedSource<<dc2ec3081d0155a38bea87a8985a8d97>>
 * @relayHash 18eba1fee34b3e9760fa5798c9917b0a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 713959eb8cdc422877dbe69a32f4f0d01a677041d8e0b1d476dcb25c07b8bcb6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "713959eb8cdc422877dbe69a32f4f0d01a677041d8e0b1d476dcb25c07b8bcb6",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
