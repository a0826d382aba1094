/**
 * @generated SignedSource<<112ab13770484347037f6af9e414a9f6>>
 * @relayHash ab0fd3c57c4d6c6394dd513a681a0d0a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ab1e0ac41f1f6c3f4f565cb2be068a123639b856a1c4ffea78c7994f105535f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ab1e0ac41f1f6c3f4f565cb2be068a123639b856a1c4ffea78c7994f105535f",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
