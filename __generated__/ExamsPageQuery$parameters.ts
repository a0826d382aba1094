/**
 * @generated SignedSource<<4df849d9e7ea277872be0cc7a51320fa>>
 * @relayHash 53766581481e0a28d8626d63c7eef8db
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4e5310aeeab8804439683966a12fd4cc4746aa4afaca2fbf1f48e5d1fc21a56

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamsPageQuery } from './ExamsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4e5310aeeab8804439683966a12fd4cc4746aa4afaca2fbf1f48e5d1fc21a56",
    "metadata": {},
    "name": "ExamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
