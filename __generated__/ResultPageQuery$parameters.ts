/**
 * @generated SignedSource<<65acb5bb09d6a39c23ba14de411808fd>>
 * @relayHash d4ec7b7de925ab89e3b82d24bfff6e20
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6dfce4711947aeb6b0085f2a0e84c241e2fc204bc35ae1bc99d8d09f340ebde8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6dfce4711947aeb6b0085f2a0e84c241e2fc204bc35ae1bc99d8d09f340ebde8",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
