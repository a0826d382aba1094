/**
 * @generated SignedSource<<e93388a4de10251f7f26023eca2f94b0>>
 * @relayHash 33aed9548a9999dbe857951814ed5ab5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 610a628c54623af4924dcc89fab446ab3f1b54bd4175f767a332c1025c5dfc03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JoinPageQuery } from './JoinPageQuery.graphql';

const node: PreloadableConcreteRequest<JoinPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "610a628c54623af4924dcc89fab446ab3f1b54bd4175f767a332c1025c5dfc03",
    "metadata": {},
    "name": "JoinPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
