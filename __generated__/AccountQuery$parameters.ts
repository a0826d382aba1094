/**
 * @generated SignedSource<<0d5539a453e1202eb20b4ad678c4baf7>>
 * @relayHash 8138ee1ecd03342da0efb8886ff2d584
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 803012c158458b75f2146f52973ee8ce6aab4d767aa25a806869f57570c975fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountQuery } from './AccountQuery.graphql';

const node: PreloadableConcreteRequest<AccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "803012c158458b75f2146f52973ee8ce6aab4d767aa25a806869f57570c975fb",
    "metadata": {},
    "name": "AccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
