/**
 * @generated SignedSource<<a0f1950838fc1aa9fb6722c377c57e82>>
 * @relayHash 15ff19107baadd6c640c8f25608b47d6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2f501d3dd3749e31aafbc03ad8d1936f0544e838db70a4cc7fbf245499537f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DailyPageQuery } from './DailyPageQuery.graphql';

const node: PreloadableConcreteRequest<DailyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2f501d3dd3749e31aafbc03ad8d1936f0544e838db70a4cc7fbf245499537f2",
    "metadata": {},
    "name": "DailyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
