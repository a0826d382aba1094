/**
 * @generated SignedSource<<76b65d0379f058a9af4a001c8a8261a7>>
 * @relayHash 7d93bcef5ace8b17bfa52e42d5e70959
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06fad56bb453f471adb6f4e3e38ade20053485371155c03ad64f9fd94ebcae17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressPageQuery } from './ProgressPageQuery.graphql';

const node: PreloadableConcreteRequest<ProgressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06fad56bb453f471adb6f4e3e38ade20053485371155c03ad64f9fd94ebcae17",
    "metadata": {},
    "name": "ProgressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
