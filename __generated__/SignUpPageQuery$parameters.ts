/**
 * @generated SignedSource<<779039e14d683fd676c576bc2f96447a>>
 * @relayHash e996ede0a84722b7b8557d1e1941a59c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa75e8d9ed076c8ffbdf42fa54f09bf473d427aff466777f653d0c5d01303787

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignUpPageQuery } from './SignUpPageQuery.graphql';

const node: PreloadableConcreteRequest<SignUpPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa75e8d9ed076c8ffbdf42fa54f09bf473d427aff466777f653d0c5d01303787",
    "metadata": {},
    "name": "SignUpPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
