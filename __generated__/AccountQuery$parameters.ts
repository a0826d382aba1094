/**
 * @generated SignedSource<<7361b6dd3a18fd95017933fd7d9985db>>
 * @relayHash c1af62b36521c085fb4a97133d83566b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad1ddf4c30061ce4302caf338099c9686ef1bf8a0352685fa0acbbaa83ca4c8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountQuery } from './AccountQuery.graphql';

const node: PreloadableConcreteRequest<AccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad1ddf4c30061ce4302caf338099c9686ef1bf8a0352685fa0acbbaa83ca4c8d",
    "metadata": {},
    "name": "AccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
