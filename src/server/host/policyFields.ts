import { limits } from "../../contract/limits";
import { builder } from "../graphql/builder";
import type { HostPolicy } from "./retention";

const DAY_MS = 24 * 60 * 60 * 1000;

/** As the function forget_audit_log of the database has it. */
const AUDIT_YEARS = 2;

const HostPolicyObject = builder.objectRef<HostPolicy>("HostPolicy").implement({
  description: "How long this host keeps what it stores, and which other services it uses. From its settings.",
  fields: (t) => ({
    resultDays: t.exposeInt("resultDays", {
      nullable: true,
      description: "Days after which a result is deleted. Null: it stays as long as the account.",
    }),
    keystrokeDays: t.exposeInt("keystrokeDays", {
      nullable: true,
      description: "Days after which the keystrokes of a result are deleted. Null: they stay as long as the result.",
    }),
    unusedAccountDays: t.exposeInt("unusedAccountDays", {
      nullable: true,
      description: "Days without use after which an account is deleted. Null: never.",
    }),
    guestDays: t.int({
      resolve: () => limits.guestMs / DAY_MS,
      description: "Days without use after which a guest is deleted.",
    }),
    removedDays: t.int({
      resolve: () => limits.removedMs / DAY_MS,
      description: "Days for which an account that a coach deleted or merged can be brought back.",
    }),
    sessionDays: t.int({ resolve: () => limits.sessionMs / DAY_MS, description: "Days after which a session ends." }),
    auditYears: t.int({
      resolve: () => AUDIT_YEARS,
      description: "Years for which admin actions stay in the audit log.",
    }),
    signInProviders: t.stringList({
      resolve: ({ signInProviders }) => [...signInProviders],
      description: "Names of the services with which people sign in; empty if there are none.",
    }),
    reportsErrors: t.exposeBoolean("reportsErrors", {
      description: "Whether pages report errors to a service that the host chose.",
    }),
    sumsParticipation: t.boolean({
      resolve: (_policy, _args, { services }) => services.switches.isOn("PARTICIPATION"),
      description: "Whether admins and coaches see totals of how many people keep practicing.",
    }),
    countsVisits: t.exposeBoolean("countsVisits", {
      description: "Whether Google Analytics counts visits of those who agree to it.",
    }),
  }),
});

builder.queryField("hostPolicy", (t) =>
  t.field({
    type: HostPolicyObject,
    description: "What this host stores for how long, and which other services it uses. The same for everyone.",
    resolve: (_root, _args, { services }) => services.policy,
  }),
);
