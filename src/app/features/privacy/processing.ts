import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { processing_policy$key } from "../../../../__generated__/processing_policy.graphql";
import { listNames } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";

/** One kind of data that a host stores, in words. */
export type Processing = {
  readonly name: string;
  readonly data: string;
  readonly purpose: string;
  readonly recipients: string;
  readonly retention: string;
};

/** What this host stores, why, who sees it and how long it is kept: what is always so, and what its settings say. */
export function useProcessing(policyRef: processing_policy$key): readonly Processing[] {
  const { t } = useLingui();
  const locale = useLocale();
  const policy = useFragment(
    graphql`
      fragment processing_policy on HostPolicy @throwOnFieldError {
        resultDays
        keystrokeDays
        unusedAccountDays
        guestDays
        removedDays
        sessionDays
        auditYears
        signInProviders
        reportsErrors
        countsVisits
        sumsParticipation
      }
    `,
    policyRef,
  );
  const days = (number: number) => t`${plural(number, { one: "# day", other: "# days" })}`;
  const upTo = (number: number | null | undefined, otherwise: string) => (number == null ? otherwise : days(number));
  const { unusedAccountDays, signInProviders } = policy;
  const untilDeleted = t`As long as the account exists.`;
  const unused = unusedAccountDays == null ? "" : ` ${t`It is deleted after ${days(unusedAccountDays)} without use.`}`;
  const coaches = t`The person, the coaches of their groups, and the admins of this server.`;
  const years = policy.auditYears;
  const services = listNames(signInProviders, locale);
  return [
    {
      name: t`Account`,
      data: t`A name, a username and a scrambled password. A picture and an email address only if the person adds them.`,
      purpose: t`To sign in and keep someone's work.`,
      recipients: t`The person, the coaches of their groups, and the admins of this server. Nobody sees the password, and only the person sees the email address.`,
      retention: `${untilDeleted}${unused}`,
    },
    {
      name: t`Results`,
      data: t`The text, speed, accuracy, date and duration of each run, and the daily totals.`,
      purpose: t`To show progress, choose exercises, and award badges.`,
      recipients: t`The person, and the coaches of their groups from the day they joined. Others only if the person allows it.`,
      retention: upTo(policy.resultDays, untilDeleted),
    },
    {
      name: t`Keystrokes`,
      data: t`Which keys were pressed in a run, and when.`,
      purpose: t`To check a result, replay it, and find keys that need practice.`,
      recipients: t`The same people who can see the result.`,
      retention: upTo(policy.keystrokeDays, t`As long as the result.`),
    },
    {
      name: t`Groups and assignments`,
      data: t`Who is in which group, extra time in exams, assignments, grades and comments.`,
      purpose: t`To teach a class or train a team.`,
      recipients: coaches,
      retention: t`As long as the account and the group exist.`,
    },
    {
      name: t`Exams and certificates`,
      data: t`Everything typed in an exam, its outcome, and the name on the certificate.`,
      purpose: t`To give a certificate that others can check.`,
      recipients: t`The person and their coaches. Anyone with the code on a certificate can check that certificate.`,
      retention: untilDeleted,
    },
    {
      name: t`Sessions`,
      data: t`The kind of device, and when it was last used.`,
      purpose: t`To stay signed in, and to sign out elsewhere.`,
      recipients: t`Only the person.`,
      retention: days(policy.sessionDays),
    },
    {
      name: t`Guests`,
      data: t`What someone types without an account.`,
      purpose: t`To try Typeloop without an account.`,
      recipients: t`Only the person.`,
      retention: t`${days(policy.guestDays)} after the last visit.`,
    },
    {
      name: t`Accounts removed by a coach`,
      data: t`Everything in an account that a coach deleted or merged.`,
      purpose: t`To undo a mistake. In the meantime, nobody can see or use it.`,
      recipients: t`Nobody. A coach sees only the name, and can restore the account or delete it for good right away.`,
      retention: t`${days(policy.removedDays)}, then it is deleted for good.`,
    },
    {
      name: t`Audit log`,
      data: t`Who deleted, locked or changed what, and when.`,
      purpose: t`To be able to explain what happened to an account.`,
      recipients: t`The admins of this server.`,
      retention: t`${plural(years, { one: "# year", other: "# years" })}`,
    },
    ...(signInProviders.length === 0
      ? []
      : [
          {
            name: t`Signing in with ${services}`,
            data: t`The name and the number that the service gives for the person.`,
            purpose: t`To sign in without another password.`,
            recipients: t`The service learns that the person signs in here.`,
            retention: t`Until the accounts are unlinked.`,
          },
        ]),
    ...(policy.sumsParticipation
      ? [
          {
            name: t`Participation totals`,
            data: t`How many people come back the next day and in the fourth week, finish a chapter, or stop. Rounded down to tens, without names, and never about fewer than ten people. Nothing more is recorded about anyone for this.`,
            purpose: t`To see whether people keep practicing, and where the course loses them.`,
            recipients: t`The admins of this server, and the coaches of groups that turned it on. It stays on this server.`,
            retention: t`A group's totals are worked out when someone looks at them, and kept for up to an hour. Totals for the whole server are worked out once a day, and kept until there are new ones.`,
          },
        ]
      : []),
    ...(policy.reportsErrors
      ? [
          {
            name: t`Error reports`,
            data: t`What went wrong in which part of the program. Never what was typed, and no names.`,
            purpose: t`To fix errors.`,
            recipients: t`The error reporting service chosen by the people who run this server.`,
            retention: t`As agreed with that service.`,
          },
        ]
      : []),
    ...(policy.countsVisits
      ? [
          {
            name: t`Counting visits`,
            data: t`The kind of page opened. Never what was typed, and no names.`,
            purpose: t`To know how much Typeloop is used.`,
            recipients: t`Google Analytics, only for people who agreed to it.`,
            retention: t`As agreed with that service.`,
          },
        ]
      : []),
  ];
}
