/**
 * @generated SignedSource<<0821ec0ff814e1048b11594a85f90e5c>>
 * @relayHash de33fb676f825a4a5b3b55ae8272d40d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47be04eaecd14165f1df7a1717c797bd16a22aade3562f9c38393677c16b1f66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47be04eaecd14165f1df7a1717c797bd16a22aade3562f9c38393677c16b1f66",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
