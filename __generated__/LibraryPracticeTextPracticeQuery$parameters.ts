/**
 * @generated SignedSource<<50b752b15124431fb6da77c93e9633cd>>
 * @relayHash e72f787fc43899ae4404a408d4521a94
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5de34e299e139105c14bfa320694fdc2c4f307331ac9d2ab7632c1b15a4724c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LibraryPracticeTextPracticeQuery } from './LibraryPracticeTextPracticeQuery.graphql';

const node: PreloadableConcreteRequest<LibraryPracticeTextPracticeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5de34e299e139105c14bfa320694fdc2c4f307331ac9d2ab7632c1b15a4724c0",
    "metadata": {},
    "name": "LibraryPracticeTextPracticeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
