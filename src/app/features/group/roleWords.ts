import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { createContext, useContext } from "react";
import { roleWords, type RoleWords } from "../../../contract/groupRules";

/** What a group calls those who lead it and those who practice in it, in lower case. */
type Nouns = {
  readonly coach: MessageDescriptor;
  readonly coaches: MessageDescriptor;
  readonly member: MessageDescriptor;
  readonly members: MessageDescriptor;
};

/** The only place with these words. Sentences take the plurals, which have no gender or article in any language. */
const nouns: Readonly<Record<RoleWords, Nouns>> = {
  COACH_MEMBER: {
    coach: msg({ message: "coach", context: "group" }),
    coaches: msg({ message: "coaches", context: "group" }),
    member: msg({ message: "member", context: "group" }),
    members: msg({ message: "members", context: "group" }),
  },
  TEACHER_PUPIL: {
    coach: msg({ message: "teacher", context: "group" }),
    coaches: msg({ message: "teachers", context: "group" }),
    member: msg({ message: "pupil", context: "group" }),
    members: msg({ message: "pupils", context: "group" }),
  },
  LECTURER_STUDENT: {
    coach: msg({ message: "lecturer", context: "group" }),
    coaches: msg({ message: "lecturers", context: "group" }),
    member: msg({ message: "student", context: "group" }),
    members: msg({ message: "students", context: "group" }),
  },
  TRAINER_PARTICIPANT: {
    coach: msg({ message: "trainer", context: "group" }),
    coaches: msg({ message: "trainers", context: "group" }),
    member: msg({ message: "participant", context: "group" }),
    members: msg({ message: "participants", context: "group" }),
  },
};

/** The words of the group that a page is about: its `settings.roleWords`. */
export const RoleWordsContext = createContext<string>("COACH_MEMBER");

/** A group's words for its roles, each also with a capital for the start of a sentence or a heading. */
export type RoleNouns = Readonly<Record<keyof Nouns | "Coach" | "Coaches" | "Member" | "Members", string>>;

/** The words with a name of the schema; those for coaches and members if this build does not know it. */
export function toRoleWords(name: string): RoleWords {
  return roleWords.find((known) => known === name) ?? "COACH_MEMBER";
}

/** The choice of words: "coaches and members". */
export function useRoleOptions(): readonly { readonly value: RoleWords; readonly label: string }[] {
  const { t } = useLingui();
  return roleWords.map((value) => {
    const [coaches, members] = [t(nouns[value].coaches), t(nouns[value].members)];
    return { value, label: t`${coaches} and ${members}` };
  });
}

/** The words of a group; those for coaches and members if this build does not know them. */
export function useRoleNouns(words?: string): RoleNouns {
  const { t, i18n } = useLingui();
  const inherited = useContext(RoleWordsContext);
  const chosen = toRoleWords(words ?? inherited);
  const [coach, coaches, member, members] = [
    t(nouns[chosen].coach),
    t(nouns[chosen].coaches),
    t(nouns[chosen].member),
    t(nouns[chosen].members),
  ];
  const capital = (word: string) => word.charAt(0).toLocaleUpperCase(i18n.locale) + word.slice(1);
  return {
    coach,
    coaches,
    member,
    members,
    Coach: capital(coach),
    Coaches: capital(coaches),
    Member: capital(member),
    Members: capital(members),
  };
}

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
