/**
 * @generated SignedSource<<807aa6e99e35295294c8176c14b3cd01>>
 * @relayHash d768698ef153e43f0219c58d5cd7ac92
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8420c0d3f99721ef4df19d781718b74199d1a9da2272d193bef25623c43a4526

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8420c0d3f99721ef4df19d781718b74199d1a9da2272d193bef25623c43a4526",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
