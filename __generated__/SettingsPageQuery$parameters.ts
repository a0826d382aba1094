/**
 * @generated SignedSource<<ab13b5a1fc2a13ba48da5484f2779b66>>
 * @relayHash 900e47eb2f6b9b5017c43ff57695e218
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bd7083ba4a058cabb84962840b676a06cdd0929a3097ffcdcc4bf31c3f034d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8bd7083ba4a058cabb84962840b676a06cdd0929a3097ffcdcc4bf31c3f034d6",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
