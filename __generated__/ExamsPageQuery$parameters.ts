/**
 * @generated SignedSource<<6871be097442edf5d363bed1e4bfc32f>>
 * @relayHash b6e927a954fbd707cb03477fa6aebc71
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5f5739181b8a59df94d9c77b999041c544686c9243c2f1d23e2336c9a559b75

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamsPageQuery } from './ExamsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5f5739181b8a59df94d9c77b999041c544686c9243c2f1d23e2336c9a559b75",
    "metadata": {},
    "name": "ExamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
