/**
 * @generated SignedSource<<a19b344649431bdb0c957f45c8f22603>>
 * @relayHash 6255ed7e30fc6d2fcfb201b7e41788d6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4cca48d2008966559d60658538d0ca7ddfb7ce205efeac6e669e8a6ad95cf7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountQuery } from './AccountQuery.graphql';

const node: PreloadableConcreteRequest<AccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4cca48d2008966559d60658538d0ca7ddfb7ce205efeac6e669e8a6ad95cf7d",
    "metadata": {},
    "name": "AccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
