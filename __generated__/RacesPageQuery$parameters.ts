/**
 * @generated SignedSource<<209d8d390ef5a24c95a3f1c709d09857>>
 * @relayHash 80643a472e7e3dca9813a06ab7bbaeb4
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0a0a75d341e0191a72af559be550f555715147a99619435773a10388d883a2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacesPageQuery } from './RacesPageQuery.graphql';

const node: PreloadableConcreteRequest<RacesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0a0a75d341e0191a72af559be550f555715147a99619435773a10388d883a2d",
    "metadata": {},
    "name": "RacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
