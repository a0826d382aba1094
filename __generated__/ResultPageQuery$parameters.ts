/**
 * @generated SignedSource<<c72823da905a3b78d9c6542345a5a574>>
 * @relayHash 62c7d647053de118ad9d80d0ac7f4cbe
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31c174df9ad07a1ca8ea3a76606bbe41662b1e8b4a919e4b6ba6b9d8f216ec4c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31c174df9ad07a1ca8ea3a76606bbe41662b1e8b4a919e4b6ba6b9d8f216ec4c",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
