/**
 * @generated SignedSource<<415968d92c6eb28c4384fedf0ad6ecbb>>
 * @relayHash eacb4106d50abd114a972fd2ad06d1f4
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cfc90f27fb763d0dea053f292e757f21bf1c9231a54f26bf46f6b774d581a01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DailyPageQuery } from './DailyPageQuery.graphql';

const node: PreloadableConcreteRequest<DailyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4cfc90f27fb763d0dea053f292e757f21bf1c9231a54f26bf46f6b774d581a01",
    "metadata": {},
    "name": "DailyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
