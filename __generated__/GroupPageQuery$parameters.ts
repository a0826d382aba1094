/**
 * @generated SignedSource<<2d96e2b063ce612dbbd4505fa6bfbe50>>
 * @relayHash 8686ad4587c884e06504003b6c0d9d01
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fdf78691eb0a9d924aeeb0b4c0c1c41630c5d391496e7104a001ccd0b81e56f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4fdf78691eb0a9d924aeeb0b4c0c1c41630c5d391496e7104a001ccd0b81e56f",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
