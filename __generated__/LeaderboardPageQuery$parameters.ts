/**
 * @generated SignedSource<<5e0f246e6eddca7323b5c7a4e01c3826>>
 * @relayHash 250624eb4c9a0a3c0777319c1836d8e9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 354e042b645c5cba48b92dd4abbed6a63d80f4e7e499b09077de3aa3d44c891e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderboardPageQuery } from './LeaderboardPageQuery.graphql';

const node: PreloadableConcreteRequest<LeaderboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "354e042b645c5cba48b92dd4abbed6a63d80f4e7e499b09077de3aa3d44c891e",
    "metadata": {},
    "name": "LeaderboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
