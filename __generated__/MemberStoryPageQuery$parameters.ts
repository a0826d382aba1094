/**
 * @generated SignedSource<<00a55af8a2c57f46c2e7f6b0f88a84e9>>
 * @relayHash a76ac7aa0fe1c293d5a2e696f9c039a5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef86e98c82aa6e86469423063fcc80d50d4db14b43ca4722c1c3c45203eb7a2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef86e98c82aa6e86469423063fcc80d50d4db14b43ca4722c1c3c45203eb7a2a",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
