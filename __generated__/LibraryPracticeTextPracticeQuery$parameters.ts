/**
 * @generated SignedSource<<5d99e119c35fec5b8c1565d7d8e4abf7>>
 * @relayHash 650703cbd52da2646363b8ac7fc852d5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ffff2d1d539b75d7f247fb67ebdc3a210d5a744d78702cb7bf3aba52f96fdb2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LibraryPracticeTextPracticeQuery } from './LibraryPracticeTextPracticeQuery.graphql';

const node: PreloadableConcreteRequest<LibraryPracticeTextPracticeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ffff2d1d539b75d7f247fb67ebdc3a210d5a744d78702cb7bf3aba52f96fdb2",
    "metadata": {},
    "name": "LibraryPracticeTextPracticeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
