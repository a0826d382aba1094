/**
 * @generated SignedSource<<c17a3aca3d800ac621cf6564c0753ec6>>
 * @relayHash 1945191d626a3cc27409880c6fe7995d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfcc863c5408860a9696404ba426b519edd7a01ee243f0d40b67f722c34847d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServerTabQuery } from './ServerTabQuery.graphql';

const node: PreloadableConcreteRequest<ServerTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cfcc863c5408860a9696404ba426b519edd7a01ee243f0d40b67f722c34847d3",
    "metadata": {},
    "name": "ServerTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
