/**
 * @generated SignedSource<<d23aa0b597aceae9bf86dc5962848f3a>>
 * @relayHash 7dc6cced1c13f0ba0ac8d109c7170133
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da82a96f600581cabf3a597f58b94d63d80976f08c16574493cfe652c194e7c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupWorkPageQuery } from './GroupWorkPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupWorkPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da82a96f600581cabf3a597f58b94d63d80976f08c16574493cfe652c194e7c7",
    "metadata": {},
    "name": "GroupWorkPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
