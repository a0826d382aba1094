/**
 * @generated SignedSource<<5523b28d053c1e7d2e26196959f7392a>>
 * @relayHash ee15478e80cdbdb45ae70466053dadda
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00198b9d83122b95a5549dad64fe75e6e916c48ed629849799e80489fec9c315

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamsPageQuery } from './ExamsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00198b9d83122b95a5549dad64fe75e6e916c48ed629849799e80489fec9c315",
    "metadata": {},
    "name": "ExamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
