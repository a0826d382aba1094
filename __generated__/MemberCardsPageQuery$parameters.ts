/**
 * @generated SignedSource<<ec9ceff9393707f47c534b18025fbfdd>>
 * @relayHash d1b93240359d93df48b22c7b1e137073
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5e44ee64ebf970c3c23da7b90278f6236bff5e8e972843c6bf650f41e2741ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberCardsPageQuery } from './MemberCardsPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberCardsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5e44ee64ebf970c3c23da7b90278f6236bff5e8e972843c6bf650f41e2741ec",
    "metadata": {},
    "name": "MemberCardsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
