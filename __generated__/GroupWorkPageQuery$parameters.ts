/**
 * @generated SignedSource<<f41df387af8d7a4875f620f757974f42>>
 * @relayHash 710b386f6745105398c6bb6f44ba85e9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f79089f4f877fd45c22ccd716fb2dca62c3ada4088f53fcc72b07900eee263c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupWorkPageQuery } from './GroupWorkPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupWorkPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f79089f4f877fd45c22ccd716fb2dca62c3ada4088f53fcc72b07900eee263c8",
    "metadata": {},
    "name": "GroupWorkPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
