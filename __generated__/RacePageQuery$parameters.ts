/**
 * @generated SignedSource<<869832e26c2cc06955a61147344040cd>>
 * @relayHash 0eb3b9a42ec9e8fac9bce898d4a39003
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f6ed2aab6b820ef3b8cd322e1b22e5209b70c966d2e8fae22a94f28cba6db30

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f6ed2aab6b820ef3b8cd322e1b22e5209b70c966d2e8fae22a94f28cba6db30",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
