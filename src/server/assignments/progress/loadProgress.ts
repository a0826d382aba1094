import DataLoader from "dataloader";
import type { Context } from "../../graphql/Context";
import type { SeenAssignment } from "../findAssignments";
import type { MemberProgress } from "./MemberProgress";
import { progressOf } from "./progressOf";

const everybodys = new WeakMap<Context, DataLoader<SeenAssignment, readonly MemberProgress[], string>>();
const owns = new WeakMap<Context, DataLoader<SeenAssignment, MemberProgress | null, string>>();

const cacheKeyFn = ({ id }: SeenAssignment): string => id;

/**
 * Loads how all members are getting on: what one request asks of many assignments is derived together. Whoever calls
 * has looked whether the viewer may know it.
 */
export function allProgress(context: Context): DataLoader<SeenAssignment, readonly MemberProgress[], string> {
  const known = everybodys.get(context);
  if (known) return known;
  const load = async (set: readonly SeenAssignment[]) => {
    const progress = await progressOf(context.services, set, null);
    return set.map(({ id }) => progress.get(id) ?? []);
  };
  const loader = new DataLoader(load, { cacheKeyFn });
  everybodys.set(context, loader);
  return loader;
}

/** The same for the viewer alone; null for what is not set to them. */
export function ownProgress(context: Context): DataLoader<SeenAssignment, MemberProgress | null, string> {
  const known = owns.get(context);
  if (known) return known;
  const load = async (set: readonly SeenAssignment[]) => {
    const progress = context.viewer === null ? null : await progressOf(context.services, set, context.viewer.userId);
    return set.map(({ id }) => progress?.get(id)?.[0] ?? null);
  };
  const loader = new DataLoader(load, { cacheKeyFn });
  owns.set(context, loader);
  return loader;
}
