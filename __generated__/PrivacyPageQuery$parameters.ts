/**
 * @generated SignedSource<<255236a86830194999a91cd009df3ac5>>
 * @relayHash 2fb8f6141b599985523fd759133e4772
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49f4a8056863fa1b0b9885c3ae2ee64d620b8b64493d1faf26cc03eaa905827f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacyPageQuery } from './PrivacyPageQuery.graphql';

const node: PreloadableConcreteRequest<PrivacyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49f4a8056863fa1b0b9885c3ae2ee64d620b8b64493d1faf26cc03eaa905827f",
    "metadata": {},
    "name": "PrivacyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
