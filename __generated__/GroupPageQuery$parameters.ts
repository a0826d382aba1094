/**
 * @generated SignedSource<<876b8393795f96e0760ae81b38ddba18>>
 * @relayHash d4fae86bf907754c1abb79d3cc51ae0d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45b881236f53da6691fb68eed59beb866a3b332a3c72bdb80d03a40803e048ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45b881236f53da6691fb68eed59beb866a3b332a3c72bdb80d03a40803e048ed",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
