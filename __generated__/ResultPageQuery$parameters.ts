/**
 * @generated SignedSource<<1b1d8abdeb2d5e2062242aff3a43fa00>>
 * @relayHash 2267a85b0ea03c22bbb8c93d6ba9214e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd5b267f4818c76240568508feb4708cc4ae2e8f5a8f377957840a55a81369dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd5b267f4818c76240568508feb4708cc4ae2e8f5a8f377957840a55a81369dd",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
