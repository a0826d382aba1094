/**
 * @generated SignedSource<<5200856c2eb8d6e7b18496c80eefeaed>>
 * @relayHash 52faf7b0aa18de87a2dbedc7ad24129a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d81e9aae60b30257beb21db0e7f6f18599073757ca16978e623a9ba55caa09a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CertificatePageQuery } from './CertificatePageQuery.graphql';

const node: PreloadableConcreteRequest<CertificatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d81e9aae60b30257beb21db0e7f6f18599073757ca16978e623a9ba55caa09a",
    "metadata": {},
    "name": "CertificatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
