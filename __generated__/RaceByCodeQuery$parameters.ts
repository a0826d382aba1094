/**
 * @generated SignedSource<<c14e5bda687c96cd98a23e76bbc4bc3d>>
 * @relayHash cc49e592096e319c4ddb56e210783a62
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c880d15801cd2178c1314072350fbc9c2f221b3e4d5b754a2a1f354ee27e64a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceByCodeQuery } from './RaceByCodeQuery.graphql';

const node: PreloadableConcreteRequest<RaceByCodeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c880d15801cd2178c1314072350fbc9c2f221b3e4d5b754a2a1f354ee27e64a7",
    "metadata": {},
    "name": "RaceByCodeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
