/**
 * @generated SignedSource<<71436f0a763acf1dfeaed7bb5d8e249e>>
 * @relayHash 0126a2ce6fd7c470d0a11a56104f84de
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e8e3675da50f28c0d1e31b36b4c21782cf34960bd9b16dc8a249a6f7813e1e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WeekPageQuery } from './WeekPageQuery.graphql';

const node: PreloadableConcreteRequest<WeekPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e8e3675da50f28c0d1e31b36b4c21782cf34960bd9b16dc8a249a6f7813e1e6",
    "metadata": {},
    "name": "WeekPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
