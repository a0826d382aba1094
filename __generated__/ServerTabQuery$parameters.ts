/**
 * @generated SignedSource<<10a468ec9de409b273c2037b6454df6e>>
 * @relayHash c82aaf6b1571b32407d136c8146fa8b1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ece1abf1ad4a5ccef2de0518cfc943cc20f6d7ac774ab4ab4dcc3998ceb22fcf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServerTabQuery } from './ServerTabQuery.graphql';

const node: PreloadableConcreteRequest<ServerTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ece1abf1ad4a5ccef2de0518cfc943cc20f6d7ac774ab4ab4dcc3998ceb22fcf",
    "metadata": {},
    "name": "ServerTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
