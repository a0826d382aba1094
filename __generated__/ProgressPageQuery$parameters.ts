/**
 * @generated SignedSource<<23708f746cc616e733109b9abf7b4dc7>>
 * @relayHash 8ce19c8a6263824e2a4d4c65609bf24e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62fdef8984f395bb2eca03104cee71e91e71c94a7af79bc314366458f383153c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressPageQuery } from './ProgressPageQuery.graphql';

const node: PreloadableConcreteRequest<ProgressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62fdef8984f395bb2eca03104cee71e91e71c94a7af79bc314366458f383153c",
    "metadata": {},
    "name": "ProgressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
