/**
 * @generated SignedSource<<000fb4b1c94910189cca8eea8579d1d6>>
 * @relayHash 85468eb621c9e0534cbbdaf8f34bac69
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b3c8d1ecca57ab3f93f5c71c8902650e6676880bccda1dbb8d4fb01351a2c4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceWallPageQuery } from './RaceWallPageQuery.graphql';

const node: PreloadableConcreteRequest<RaceWallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b3c8d1ecca57ab3f93f5c71c8902650e6676880bccda1dbb8d4fb01351a2c4b",
    "metadata": {},
    "name": "RaceWallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
