/**
 * @generated SignedSource<<958eae24a91a2937af0dc9a9e5e7ed7f>>
 * @relayHash 49cae934b4d113fb278ffb50f545c031
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4334a78b9e4d69b3e3ec6bae8d211d06ca6b053a74e1cfef14352742844aaf8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupsPageQuery } from './GroupsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4334a78b9e4d69b3e3ec6bae8d211d06ca6b053a74e1cfef14352742844aaf8",
    "metadata": {},
    "name": "GroupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
