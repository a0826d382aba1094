/**
 * @generated SignedSource<<43c8fe2ca3cb5acfc4651f0b2cfc128d>>
 * @relayHash fe1cd7d62283742e38d8a96ed494a4a6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ff2b9134f45c65e879113cfbd4f968151827d872f6ce4e2e7589fd887451c2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ff2b9134f45c65e879113cfbd4f968151827d872f6ce4e2e7589fd887451c2d",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
