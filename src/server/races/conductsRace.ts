import type { RaceGroup } from "../../engine/race/RaceState";
import type { Context } from "../graphql/Context";
import { isCoaching } from "../groups/GroupRoles";

/**
 * Whether who asks conducts a race: a coach of the group whose race it is, or an admin. Nobody conducts a race of no
 * group: it has a host.
 */
export async function conductsRace(
  { viewer, services }: Pick<Context, "viewer" | "services">,
  group: RaceGroup | null,
): Promise<boolean> {
  if (viewer === null || group === null) return false;
  return viewer.role === "ADMIN" || isCoaching(await services.groupRoles.roleIn(group.id, viewer.userId));
}
