/**
 * @generated SignedSource<<ab1ba9b2b1e2c43186554aefc0e8726b>>
 * @relayHash 8f1ff93f65c7b4a40c01d4a5fcb84585
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed8838582e5bf8b4bbf05c41b2bc588cb01e5a232b5317663659d155e42303bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed8838582e5bf8b4bbf05c41b2bc588cb01e5a232b5317663659d155e42303bf",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
