/**
 * @generated SignedSource<<5af96236d015360fa12dfd0d4f243523>>
 * @relayHash eeaf3f1b286110fcc3cbbf4d8cb61843
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 969b84425500a8d56632a5064bd0cdddbd9c04822b2a473e89cf18c924b47651

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CertificatePageQuery } from './CertificatePageQuery.graphql';

const node: PreloadableConcreteRequest<CertificatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "969b84425500a8d56632a5064bd0cdddbd9c04822b2a473e89cf18c924b47651",
    "metadata": {},
    "name": "CertificatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
