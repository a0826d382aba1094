/**
 * @generated SignedSource<<35d622099788c01aa65d8e293c055853>>
 * @relayHash 1fa88e3f9c32f5f9c3745bbc6d1d7423
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2339a4901f84a979ac38c4b530a30aae91f63312f3b4550578b2e04ebe38d5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminPageQuery } from './AdminPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2339a4901f84a979ac38c4b530a30aae91f63312f3b4550578b2e04ebe38d5f",
    "metadata": {},
    "name": "AdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
