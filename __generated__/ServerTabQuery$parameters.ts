/**
 * @generated SignedSource<<2f5a528d98006eeecbada648231f6b23>>
 * @relayHash 8e59240c6cf4e404a3e082c813fcca7b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47b0bfc30cf7994c8d1eef024e51c389f7f515cadcc6dd44db2f833a4091be30

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServerTabQuery } from './ServerTabQuery.graphql';

const node: PreloadableConcreteRequest<ServerTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47b0bfc30cf7994c8d1eef024e51c389f7f515cadcc6dd44db2f833a4091be30",
    "metadata": {},
    "name": "ServerTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
