/**
 * @generated SignedSource<<d463043545350cb248d3b623f47f75ea>>
 * @relayHash d7bc32bcf2973cefb7a5de88c1f1dc32
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28bfbe1f4440f8589c25dedc5d8cfd8af1eece9c63cc1b8949a8cc61001d68c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressPageQuery } from './ProgressPageQuery.graphql';

const node: PreloadableConcreteRequest<ProgressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28bfbe1f4440f8589c25dedc5d8cfd8af1eece9c63cc1b8949a8cc61001d68c7",
    "metadata": {},
    "name": "ProgressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
