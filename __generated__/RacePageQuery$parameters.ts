/**
 * @generated SignedSource<<7b7f3b99863eea4104fb7dca74e708c8>>
 * @relayHash 10a1d9594e2b790690150fb1505a2a99
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f06c24faf9565b863fc4e166b3457633e02f5bc8240ec2b8a6d08fcfed092dea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f06c24faf9565b863fc4e166b3457633e02f5bc8240ec2b8a6d08fcfed092dea",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
