/**
 * @generated SignedSource<<dca1354f62b3646aaf9e56b1f19c3e17>>
 * @relayHash a3837c8b0fe06692ba4026bfa02cfbb1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 821bd89b580f3292c3887b4ea0b28ea709402ff4d1dd97c20fe25bfd78fc7a63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "821bd89b580f3292c3887b4ea0b28ea709402ff4d1dd97c20fe25bfd78fc7a63",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
