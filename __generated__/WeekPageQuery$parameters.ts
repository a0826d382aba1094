/**
 * @generated SignedSource<<a09283a26f7e361bae5b7a5058aa600f>>
 * @relayHash dd2de9d73d7b9cf59a7e5440752395c7
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3ec9026103f25b8a59f652c3c3b1d82702ad17a633dd07ae703907cdfa52819

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WeekPageQuery } from './WeekPageQuery.graphql';

const node: PreloadableConcreteRequest<WeekPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3ec9026103f25b8a59f652c3c3b1d82702ad17a633dd07ae703907cdfa52819",
    "metadata": {},
    "name": "WeekPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
