import { useLingui } from "@lingui/react/macro";
import { useRoleNouns } from "./roleWords";

/**
 * Gives the name of a role in a group, in the group's own words. A viewer without a role who can see the group is an
 * admin.
 * @param words of the group, if the page is about several.
 */
export function useNameOfRole(words?: string): (role: string | null | undefined) => string {
  const { t } = useLingui();
  const { coach, member } = useRoleNouns(words);
  return (role) => {
    if (role === "OWNER") return t({ message: "owner", context: "group" });
    if (role === "COACH") return coach;
    return role === "MEMBER" ? member : t({ message: "admin", context: "group" });
  };
}
