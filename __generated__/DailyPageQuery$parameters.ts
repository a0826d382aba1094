/**
 * @generated SignedSource<<b40aed3a17149b339fdc66fdfe7c5c85>>
 * @relayHash 5dbbf45cde1c3bae155fbfa07f48febc
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ca55ca380a463c93c0f4c2bebc007cfcac3b8ddbbea80a15e0bf39538db01cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DailyPageQuery } from './DailyPageQuery.graphql';

const node: PreloadableConcreteRequest<DailyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ca55ca380a463c93c0f4c2bebc007cfcac3b8ddbbea80a15e0bf39538db01cf",
    "metadata": {},
    "name": "DailyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
