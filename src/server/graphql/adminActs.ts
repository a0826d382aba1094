import { defaultFieldResolver, type GraphQLObjectType } from "graphql";
import { recordingAdminActs } from "../audit/recordAdminActs";
import type { Context } from "../Context";

/** Makes every mutation record what an admin does with it in groups of others: no rule has to remember it. */
export function recordAdminActs(mutations: GraphQLObjectType<unknown, Context>): void {
  for (const field of Object.values(mutations.getFields())) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (root, args, context, info) => {
      const { viewer, services } = context;
      if (viewer?.role !== "ADMIN") return resolve(root, args, context, info);
      return recordingAdminActs({ viewer, services }, field.name, () => resolve(root, args, context, info));
    };
  }
}
