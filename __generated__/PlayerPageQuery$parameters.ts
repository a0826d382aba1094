/**
 * @generated SignedSource<<f597658b41d3c5af9acb17a049f8bb32>>
 * @relayHash 0ec546954a409d3748ce76eec2f10659
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e96215abd34b01e705bbfd30d35665b7f4499f966cb2e80b913cdfc63bdefe0b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlayerPageQuery } from './PlayerPageQuery.graphql';

const node: PreloadableConcreteRequest<PlayerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e96215abd34b01e705bbfd30d35665b7f4499f966cb2e80b913cdfc63bdefe0b",
    "metadata": {},
    "name": "PlayerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
