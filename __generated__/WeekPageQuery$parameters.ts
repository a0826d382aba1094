/**
 * @generated SignedSource<<ec26662dee857b7c327b47e57b7f4552>>
 * @relayHash 7d05a7cd431dc9a2c18871293b808268
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e79737af65e8137916d3fcc3525283f5dd3e1207e4e0a5664bd7340cd71afa22

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WeekPageQuery } from './WeekPageQuery.graphql';

const node: PreloadableConcreteRequest<WeekPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e79737af65e8137916d3fcc3525283f5dd3e1207e4e0a5664bd7340cd71afa22",
    "metadata": {},
    "name": "WeekPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
