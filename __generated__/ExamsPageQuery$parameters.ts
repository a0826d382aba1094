/**
 * @generated SignedSource<<e5d54788bfb950ec3a6c6bcdf8794541>>
 * @relayHash 54dd2a4725222a98b42038694ebd5deb
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4825329c6be7c71d92b9f39357123d5e3f55619a9a9282183f4e0975be6dcaa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamsPageQuery } from './ExamsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4825329c6be7c71d92b9f39357123d5e3f55619a9a9282183f4e0975be6dcaa",
    "metadata": {},
    "name": "ExamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
