/**
 * @generated SignedSource<<301bc2b4d049cca50151e02b6716b1fd>>
 * @relayHash c78a61eec9caa27a89fcff3329b87c0b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2a281537ae772054e61e2fa346eac929e90df8ae4f4462e87724fc284744183

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupSettingsPageQuery } from './GroupSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2a281537ae772054e61e2fa346eac929e90df8ae4f4462e87724fc284744183",
    "metadata": {},
    "name": "GroupSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
