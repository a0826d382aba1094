/**
 * @generated SignedSource<<bc5db61106d48cbee113afe16da521e5>>
 * @relayHash d8d33c69474238cfb9f4da0587d58451
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f06086a616adfe2c5e1043396bb38f3121a77a168d21ddff858772832d39d2f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CertificatePageQuery } from './CertificatePageQuery.graphql';

const node: PreloadableConcreteRequest<CertificatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f06086a616adfe2c5e1043396bb38f3121a77a168d21ddff858772832d39d2f6",
    "metadata": {},
    "name": "CertificatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
