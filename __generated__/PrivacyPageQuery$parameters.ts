/**
 * @generated SignedSource<<c5fbabc3899d414f747fed45727dfe43>>
 * @relayHash 46cae7967ad2e36aa0c9176af6a7705c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bbd6f4c594c635ce239275ccdcb106ca95841e7a121b54f8064e6d813463e6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacyPageQuery } from './PrivacyPageQuery.graphql';

const node: PreloadableConcreteRequest<PrivacyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8bbd6f4c594c635ce239275ccdcb106ca95841e7a121b54f8064e6d813463e6a",
    "metadata": {},
    "name": "PrivacyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
