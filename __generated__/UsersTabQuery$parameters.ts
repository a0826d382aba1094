/**
 * @generated SignedSource<<e5ed7c7404986066e4e289d8b197a337>>
 * @relayHash e09b7882a7aa61d4e79a83cd8f749722
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acb15671a63f0e9a962feba670e71f8cd5b01b0604ad81b2060511ef71adb97d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersTabQuery } from './UsersTabQuery.graphql';

const node: PreloadableConcreteRequest<UsersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acb15671a63f0e9a962feba670e71f8cd5b01b0604ad81b2060511ef71adb97d",
    "metadata": {},
    "name": "UsersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
