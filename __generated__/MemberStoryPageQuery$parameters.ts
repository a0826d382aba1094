/**
 * @generated SignedSource<<0fe77043eb93eb2aa1d6aefb62955141>>
 * @relayHash 1be0118f89b797c417b4a7dc560a5a8f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53e7250bcd9857e0a4e81d394ab86ded9ee210fb06ec53c6a05882c2e337b1c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53e7250bcd9857e0a4e81d394ab86ded9ee210fb06ec53c6a05882c2e337b1c9",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
