/**
 * @generated SignedSource<<5086731c668da6943594850358ffb69d>>
 * @relayHash af11f91cbbcba0aabef06fa930db3284
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6ea2d1d30e68e92fc33e31a4079342d73e49074420c6cfb0721f164e9c38ecc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6ea2d1d30e68e92fc33e31a4079342d73e49074420c6cfb0721f164e9c38ecc",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
