/**
 * @generated SignedSource<<4670c518b71a78848f9e4d28e73cd970>>
 * @relayHash f8b9e5bbd46f27037de83071e0e74b17
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d564ca6f4711ed8609812ada50d8413282331edc7b078976da9e622c81c9e08

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminPageQuery } from './AdminPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d564ca6f4711ed8609812ada50d8413282331edc7b078976da9e622c81c9e08",
    "metadata": {},
    "name": "AdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
