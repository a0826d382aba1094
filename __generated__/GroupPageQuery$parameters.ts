/**
 * @generated SignedSource<<148c875345ae8eef9a9317c455f4de38>>
 * @relayHash 9ffbb87fc182db8c5845d231d46f8765
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 203be9b66fbc20048b9b12287bea621f5182ff12d66b14a830c9b61225b691f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "203be9b66fbc20048b9b12287bea621f5182ff12d66b14a830c9b61225b691f3",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
