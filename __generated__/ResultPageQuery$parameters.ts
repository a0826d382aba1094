/**
 * @generated SignedSource<<0ab06ca983b2d4ed07f4410afa856dd1>>
 * @relayHash 2d0bdd00450b04c2ba2e12cd7424b311
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 668845437e88e05a52cb9f1af9c8fc7eca2629d9beb516b0cf9dbc8806b41bc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "668845437e88e05a52cb9f1af9c8fc7eca2629d9beb516b0cf9dbc8806b41bc4",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
