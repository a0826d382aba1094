/**
 * @generated SignedSource<<47bd71bb58b2eea0819ea4c60a9088e1>>
 * @relayHash 994791f4dde711b4d189a417dbd3e178
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce8e871ea99a552f3023b3ed50c330199de437da15cbc06dbe4d67269df76c10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextPracticeQuery } from './TextPracticeQuery.graphql';

const node: PreloadableConcreteRequest<TextPracticeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce8e871ea99a552f3023b3ed50c330199de437da15cbc06dbe4d67269df76c10",
    "metadata": {},
    "name": "TextPracticeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
