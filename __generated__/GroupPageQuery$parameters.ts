/**
 * @generated SignedSource<<bd3e6de0cde01af6014fd5ebf91dee2c>>
 * @relayHash 6d71d80c9fa82cef487f327773d54c7b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f86465d54ffe2f3d9842c2288a240287b06101daf85953fc3bf634ca678fcda1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f86465d54ffe2f3d9842c2288a240287b06101daf85953fc3bf634ca678fcda1",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
