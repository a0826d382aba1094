/**
 * @generated SignedSource<<50bd2a11260696326ef01895d72dfd91>>
 * @relayHash ffc21d624437ae7c4d3c7adc7ece104b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11fe464e0d7c285b110ea21d66e3a6c50a337297acb7f2ef77a85967e147c408

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11fe464e0d7c285b110ea21d66e3a6c50a337297acb7f2ef77a85967e147c408",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
