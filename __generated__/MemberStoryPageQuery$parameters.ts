/**
 * @generated SignedSource<<4194f6f7fa43da1e380e9a49222bda9e>>
 * @relayHash 287dd031ff2da4e803be65ec89395315
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 927da3a906ddc839f6ebe39125230ddc7e42caafbb26b81af5986d4bf66bb151

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "927da3a906ddc839f6ebe39125230ddc7e42caafbb26b81af5986d4bf66bb151",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
