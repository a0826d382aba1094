/**
 * @generated SignedSource<<3e08df4812c26cfdd9155eff80101c1f>>
 * @relayHash d69b9909fd04842bf9a2ecb344971cbf
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 035304fc6ec63239da5b2a407ebca9ecaf34abffb764d256913450b9adecf33c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacesPageQuery } from './RacesPageQuery.graphql';

const node: PreloadableConcreteRequest<RacesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "035304fc6ec63239da5b2a407ebca9ecaf34abffb764d256913450b9adecf33c",
    "metadata": {},
    "name": "RacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
