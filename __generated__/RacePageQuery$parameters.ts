/**
 * @generated SignedSource<<dd82f6f0c27c1ebacad8b217470b5c7a>>
 * @relayHash 7b90c8c68644a9c1251d147fcfd54d25
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e1a83cb2b8eaa906f4bd50473cb2fede308d3683006022b42a46f5bf61a3b90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e1a83cb2b8eaa906f4bd50473cb2fede308d3683006022b42a46f5bf61a3b90",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
