/**
 * @generated SignedSource<<6b73cb494f5c3e5b588b44d227c5d287>>
 * @relayHash e47df39e9a2c3fd79ce36fef9047c991
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79bd01347a632300a35b047272c118ffa91b031a26fd2e16c0c011c86cb6e18a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressPageQuery } from './ProgressPageQuery.graphql';

const node: PreloadableConcreteRequest<ProgressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79bd01347a632300a35b047272c118ffa91b031a26fd2e16c0c011c86cb6e18a",
    "metadata": {},
    "name": "ProgressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
