/**
 * @generated SignedSource<<0cbe947963d27c621c7beb3d35b89629>>
 * @relayHash daadfc8d098bb844d7bc11f3cbdc067c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7383accb752789b109688ad826f4b95e20750f68df8f26baa016f0d089650dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7383accb752789b109688ad826f4b95e20750f68df8f26baa016f0d089650dd",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
