/**
 * @generated SignedSource<<36487f2561c2a6f07ef450620e2af601>>
 * @relayHash 851549fd793d30bad7faa91f3fb84642
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0fa044469e6f8dfd222d9c3dc3ed00e3f965a3a26b0dd9c784b109407d1725a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0fa044469e6f8dfd222d9c3dc3ed00e3f965a3a26b0dd9c784b109407d1725a",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
