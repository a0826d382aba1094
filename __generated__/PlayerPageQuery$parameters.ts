/**
 * @generated SignedSource<<f9b56d0fdd90a99bf7168ae0df791457>>
 * @relayHash 6b277979e67b0580157f217229cac9b5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a12ea48edb69e05bc4b1afe6f782e045c9282386480b5bbde01b01130cb059b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlayerPageQuery } from './PlayerPageQuery.graphql';

const node: PreloadableConcreteRequest<PlayerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a12ea48edb69e05bc4b1afe6f782e045c9282386480b5bbde01b01130cb059b3",
    "metadata": {},
    "name": "PlayerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
