/**
 * @generated SignedSource<<1ce5dd0eadb905a0b27ab1dfc8e033a6>>
 * @relayHash f695041d349670511c0ddf5c14fb5c6e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d572c9564a877ce3024cafb82de9d2b56528b1eb4c28f2d26279e66ec157dc2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountQuery } from './AccountQuery.graphql';

const node: PreloadableConcreteRequest<AccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d572c9564a877ce3024cafb82de9d2b56528b1eb4c28f2d26279e66ec157dc2c",
    "metadata": {},
    "name": "AccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
