/**
 * @generated SignedSource<<711224034a4e483a22d6fb7eda09041d>>
 * @relayHash de2730db6335fd310b18ee181ebf962d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d7fc829c8530746dbc3b3f069f78bbf05e14cefa4e5f57e49a6d81e76ef8d21

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CertificatePageQuery } from './CertificatePageQuery.graphql';

const node: PreloadableConcreteRequest<CertificatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d7fc829c8530746dbc3b3f069f78bbf05e14cefa4e5f57e49a6d81e76ef8d21",
    "metadata": {},
    "name": "CertificatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
