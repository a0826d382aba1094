/**
 * @generated SignedSource<<2561ef390aa64e3c30f621e4890aa657>>
 * @relayHash 1ca1cf7bd6e135b438562e42071c8aaa
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cbdb58cbfcd3274b5d8b3d869a16ac35d9b014670f7ee096ec01fdaaef62548

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cbdb58cbfcd3274b5d8b3d869a16ac35d9b014670f7ee096ec01fdaaef62548",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
