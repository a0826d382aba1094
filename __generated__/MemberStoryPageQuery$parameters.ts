/**
 * @generated SignedSource<<063622d8fe0a99986ef0968b3d2d0657>>
 * @relayHash ca00b0fbc7b529906459e4b6086ae19f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e194fd8cfc34ebbab5c2fa66cefbdc8bde80028341209dc2a71b48992c90170

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e194fd8cfc34ebbab5c2fa66cefbdc8bde80028341209dc2a71b48992c90170",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
