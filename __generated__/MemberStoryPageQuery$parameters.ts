/**
 * @generated SignedSource<<d0cd7d11ec65ea20af5e89c4dff92705>>
 * @relayHash 88826ad708b70e4844140f501eca69b6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86ca159153253e1a2b65fbe5c16e6703a2a25524c9801d7afb42753ca62ad4ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86ca159153253e1a2b65fbe5c16e6703a2a25524c9801d7afb42753ca62ad4ed",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
