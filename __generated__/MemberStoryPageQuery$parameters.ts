/**
 * @generated SignedSource<<35792c389a4b3626961e371f98dfefe8>>
 * @relayHash acc371a8dfa1eeb38789645c80c4722d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e1c0e6df12a65d13701cde1a84e5caf3156f7f9383338c14fc148883970c49e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e1c0e6df12a65d13701cde1a84e5caf3156f7f9383338c14fc148883970c49e",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
