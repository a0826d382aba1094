/**
 * @generated SignedSource<<573892ef0b2a81590a19dc2800cd76d9>>
 * @relayHash f6faee892bbba914015d18af86e3f2fd
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61bd130761e0bb8674b28a4ed907ea933cfe13a382c8fcd9cd9fb0337bfe8866

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61bd130761e0bb8674b28a4ed907ea933cfe13a382c8fcd9cd9fb0337bfe8866",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
