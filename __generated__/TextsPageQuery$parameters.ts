/**
 * @generated SignedSource<<36c27fb1282581dfb22917c56e28d616>>
 * @relayHash 44cd8f57758113a032dc7259beac32c0
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c715e3f76d299ec9f06efaa7857bad868881a12badbce2b4ddeb24341da25c9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsPageQuery } from './TextsPageQuery.graphql';

const node: PreloadableConcreteRequest<TextsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c715e3f76d299ec9f06efaa7857bad868881a12badbce2b4ddeb24341da25c9f",
    "metadata": {},
    "name": "TextsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
