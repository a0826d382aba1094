/**
 * @generated SignedSource<<32fad11924c56b76b723d422374db2a2>>
 * @relayHash 299b78144c79448f0548c970b0f38fc0
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8fa363b4b5652d3c0f845ea2b1f5ca2c547d8ea1878f8f0ca6f41dcc71d69cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8fa363b4b5652d3c0f845ea2b1f5ca2c547d8ea1878f8f0ca6f41dcc71d69cf",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
