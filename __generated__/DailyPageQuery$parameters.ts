/**
 * @generated SignedSource<<ec06dcd2b1432c23e75e10e0eabcb926>>
 * @relayHash f8bec072220a78ca19ca429210f2b941
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36c3ffb08708b8ac8df05a2165e3d89fc479cb3460f4d86d846d4020c033826f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DailyPageQuery } from './DailyPageQuery.graphql';

const node: PreloadableConcreteRequest<DailyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36c3ffb08708b8ac8df05a2165e3d89fc479cb3460f4d86d846d4020c033826f",
    "metadata": {},
    "name": "DailyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
