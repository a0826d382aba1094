/**
 * @generated SignedSource<<7054c7d6a44705bc449b6eba87efd6e0>>
 * @relayHash a88800d8a44dc6b5ed3b885bd9d7e7e7
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68b65fec079f8fdb3bfe8a1b579d04dda0befb499ea511829041cb0a9b20ad05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CertificatePageQuery } from './CertificatePageQuery.graphql';

const node: PreloadableConcreteRequest<CertificatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68b65fec079f8fdb3bfe8a1b579d04dda0befb499ea511829041cb0a9b20ad05",
    "metadata": {},
    "name": "CertificatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
