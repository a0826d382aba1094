/**
 * @generated SignedSource<<a5a0d03ad6d15d2b2394613ffc2aa852>>
 * @relayHash 5160bad096584c42f2dd309edb02152c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d31d5c46c323393672fe5886940fc473507308abdf5e3aa8e43ea47b77adecb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminPageQuery } from './AdminPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d31d5c46c323393672fe5886940fc473507308abdf5e3aa8e43ea47b77adecb",
    "metadata": {},
    "name": "AdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
