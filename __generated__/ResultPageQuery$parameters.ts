/**
 * @generated SignedSource<<852fa493bb29e1de02720f996b5a4358>>
 * @relayHash 3fd2a508e170b78d311d286afaffb6fe
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 279eb19f79cc713721c4e8e2c118edd1f745fc4dadb6df136f58483c8554102d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "279eb19f79cc713721c4e8e2c118edd1f745fc4dadb6df136f58483c8554102d",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
