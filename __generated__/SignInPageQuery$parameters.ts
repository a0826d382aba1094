/**
 * @generated SignedSource<<cfd5a85ed0c6e59806c677d7841fb028>>
 * @relayHash 5d46609f77380c7cf777ca0c93aaf82c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6bc2e7a320d42443a85d20e5bac8ef81be6f0f5e88c8fdd7643a4cd061ba7fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInPageQuery } from './SignInPageQuery.graphql';

const node: PreloadableConcreteRequest<SignInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6bc2e7a320d42443a85d20e5bac8ef81be6f0f5e88c8fdd7643a4cd061ba7fd",
    "metadata": {},
    "name": "SignInPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
