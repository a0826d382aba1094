/**
 * @generated SignedSource<<1e2829d697c55789aafaf2311f464bbd>>
 * @relayHash ff6502998536038425d3f8169578e866
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ee851cd78f405dbbe130c6930baaa75cca40724473a2f633bcd671fdbe540f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PassedOnServerQuery } from './PassedOnServerQuery.graphql';

const node: PreloadableConcreteRequest<PassedOnServerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ee851cd78f405dbbe130c6930baaa75cca40724473a2f633bcd671fdbe540f3",
    "metadata": {},
    "name": "PassedOnServerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
