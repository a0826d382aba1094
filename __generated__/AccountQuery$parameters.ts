/**
 * @generated SignedSource<<9d4464ef6895c5d673b25e9ed256ecc0>>
 * @relayHash e84383864adec5f14dd24a7f37a02813
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dda05841a57d44bb73de6eb57b85018e4491c82e01c04691c3881b70b6bcb64

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountQuery } from './AccountQuery.graphql';

const node: PreloadableConcreteRequest<AccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5dda05841a57d44bb73de6eb57b85018e4491c82e01c04691c3881b70b6bcb64",
    "metadata": {},
    "name": "AccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
