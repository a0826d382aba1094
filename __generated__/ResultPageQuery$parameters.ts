/**
 * @generated SignedSource<<a5e161583ba52f98851c2d74f680ef46>>
 * @relayHash d69ce2e7853cd1bed3f8fecaeacc783e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cddfc87ffeca6ae0380a81be7322d1d40aebfb6efff52f5d25b0cd5923c17887

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cddfc87ffeca6ae0380a81be7322d1d40aebfb6efff52f5d25b0cd5923c17887",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
