/**
 * @generated SignedSource<<401fd4a37caf71b5ca1926546a08abef>>
 * @relayHash 88801da51b22809fa8a6892716711446
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1df9dab1257bc1ede26ee1bbbb97dc2b5575d8fc3edc4079d31cb9ab4c19f062

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CertificatePageQuery } from './CertificatePageQuery.graphql';

const node: PreloadableConcreteRequest<CertificatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1df9dab1257bc1ede26ee1bbbb97dc2b5575d8fc3edc4079d31cb9ab4c19f062",
    "metadata": {},
    "name": "CertificatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
