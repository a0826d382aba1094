/**
 * @generated SignedSource<<4486de592d2e13e18f22e52358ce7f85>>
 * @relayHash 3600ea600e5414271fc4f6ec78096cdc
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08a31784aafc40cd06181ec334a2f1208b94e05f92336a9037a25d5e18cb4264

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CertificatePageQuery } from './CertificatePageQuery.graphql';

const node: PreloadableConcreteRequest<CertificatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08a31784aafc40cd06181ec334a2f1208b94e05f92336a9037a25d5e18cb4264",
    "metadata": {},
    "name": "CertificatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
