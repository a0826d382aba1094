/**
 * @generated SignedSource<<7059025e878fd931efcb6e43fba4f096>>
 * @relayHash d177b1463f910f02c9bcc301856c94d5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd95b0f6c067f8965e8fed77829ee387cbb606ec6ef718a174abf2b50b902639

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextUploadPageQuery } from './TextUploadPageQuery.graphql';

const node: PreloadableConcreteRequest<TextUploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd95b0f6c067f8965e8fed77829ee387cbb606ec6ef718a174abf2b50b902639",
    "metadata": {},
    "name": "TextUploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
