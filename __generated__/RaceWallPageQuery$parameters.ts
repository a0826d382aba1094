/**
 * @generated SignedSource<<21d524a1ef788ab97586b3fb1b4aecd9>>
 * @relayHash e0590d1a8f5e8966ed8b8b8d7a044d8b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a90de602cf3cea6db5f26173cdd424cecc8cff7f2b7643c6d14643ac3e7d2538

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceWallPageQuery } from './RaceWallPageQuery.graphql';

const node: PreloadableConcreteRequest<RaceWallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a90de602cf3cea6db5f26173cdd424cecc8cff7f2b7643c6d14643ac3e7d2538",
    "metadata": {},
    "name": "RaceWallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
