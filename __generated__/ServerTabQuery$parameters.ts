/**
 * @generated SignedSource<<08ff81eaab043173774e3b08e02c3ecc>>
 * @relayHash fb37066df367cf0e845423f1096ed5ac
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 814a9c81d31399b94976f932e6371ddb7b287539bd7086e36ad37f64c282df4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServerTabQuery } from './ServerTabQuery.graphql';

const node: PreloadableConcreteRequest<ServerTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "814a9c81d31399b94976f932e6371ddb7b287539bd7086e36ad37f64c282df4d",
    "metadata": {},
    "name": "ServerTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
