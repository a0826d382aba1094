/**
 * @generated SignedSource<<ec2b6c16ce4b6c3e35e9fa9df0fe868a>>
 * @relayHash 387bd1f4df00ee88dfaa92dc9ad071d0
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc84c6a9a7c519ecaf449ce6378330dd4eb93fafda8b6c49d04bd4aeceafd505

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceWallPageQuery } from './RaceWallPageQuery.graphql';

const node: PreloadableConcreteRequest<RaceWallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc84c6a9a7c519ecaf449ce6378330dd4eb93fafda8b6c49d04bd4aeceafd505",
    "metadata": {},
    "name": "RaceWallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
