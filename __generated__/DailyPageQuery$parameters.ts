/**
 * @generated SignedSource<<d7b19299456bdcb4a0032dbc46b8831e>>
 * @relayHash d421e3b1cbebc412432aebb1f7dc6b3a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5130e688dfaed0754a36ad955480acc9aa12957c1ce2deb0c731842c2943265d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DailyPageQuery } from './DailyPageQuery.graphql';

const node: PreloadableConcreteRequest<DailyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5130e688dfaed0754a36ad955480acc9aa12957c1ce2deb0c731842c2943265d",
    "metadata": {},
    "name": "DailyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
