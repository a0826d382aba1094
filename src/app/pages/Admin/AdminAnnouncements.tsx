import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { AdminAnnouncements_announcement$key } from "../../../../__generated__/AdminAnnouncements_announcement.graphql";
import type { AdminAnnouncements_query$key } from "../../../../__generated__/AdminAnnouncements_query.graphql";
import type { AdminAnnouncementsEditMutation } from "../../../../__generated__/AdminAnnouncementsEditMutation.graphql";
import type { AdminAnnouncementsPublishMutation } from "../../../../__generated__/AdminAnnouncementsPublishMutation.graphql";
import type { AdminAnnouncementsRemoveMutation } from "../../../../__generated__/AdminAnnouncementsRemoveMutation.graphql";
import { announcementRules } from "../../../contract/adminRules";
import type { ErrorCode } from "../../../contract/errorCodes";
import { fromWireLanguage, interfaceLanguages, toWireLanguage } from "../../../contract/languages/languages";
import { toIsoDateTime } from "../../../contract/scalars";
import { parseDateAndTime, toDateAndTime } from "../../platform/dates/localTime";
import { formatDateTime } from "../../platform/dates/formatDate";
import { languageName } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Form, checkRules, type FieldIssue, useForm } from "../../ui/form/Form";
import { announce } from "../../ui/Notice";
import { TextField } from "../../ui/TextField";
import styles from "./AdminPage.module.css";
import { Dated } from "../../ui/Dated";
import { DateField } from "../../ui/DateField";

/** Announcements to everybody: the list, in which each can be edited, and the form for a new one. */
export function AdminAnnouncements({ queryRef }: { readonly queryRef: AdminAnnouncements_query$key }) {
  const { t } = useLingui();
  const { allAnnouncements } = useFragment(
    graphql`
      fragment AdminAnnouncements_query on Query @throwOnFieldError {
        allAnnouncements {
          id
          ...AdminAnnouncements_announcement
        }
      }
    `,
    queryRef,
  );
  const all = allAnnouncements ?? [];
  const [remove, isRemoving] = useRemove();
  const [edited, setEdited] = useState<string | null>(null);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const take = async (id: string): Promise<void> => {
    const result = await remove({ id }, { updater: (store) => replaceAll(store, "removeAnnouncement") });
    setIssue(result.ok ? null : result.error);
    if (result.ok) announce(t`The announcement was removed.`);
  };
  return (
    <Card
      title={t`Announcements`}
      lead={t`Everyone sees them on every page within a minute, except while typing, and can dismiss them.`}
    >
      {all.length === 0 && <p>{t`No announcements.`}</p>}
      <ul className={styles["list"]}>
        {all.map((announcement) => (
          <AnnouncementRow
            key={announcement.id}
            announcementRef={announcement}
            isEdited={announcement.id === edited}
            isRemoving={isRemoving}
            onEdit={setEdited}
            onRemove={(id) => void take(id)}
          />
        ))}
      </ul>
      {issue !== null && <ErrorNotice code={issue} />}
      <div className={styles["announcement"]}>
        <AnnouncementForm announcement={null} />
      </div>
    </Card>
  );
}

type RowProps = {
  readonly announcementRef: AdminAnnouncements_announcement$key;
  /** The row is the form. */
  readonly isEdited: boolean;
  readonly isRemoving: boolean;
  /** Called with the id, or with null when editing ends. */
  readonly onEdit: (id: string | null) => void;
  readonly onRemove: (id: string) => void;
};

function AnnouncementRow({ announcementRef, isEdited, isRemoving, onEdit, onRemove }: RowProps) {
  const { t } = useLingui();
  const announcement = useFragment(
    graphql`
      fragment AdminAnnouncements_announcement on Announcement @throwOnFieldError {
        id
        text(language: EN)
        texts {
          language
          text
        }
        startsAt
        endsAt
      }
    `,
    announcementRef,
  );
  const { id, text, startsAt, endsAt } = announcement;
  if (isEdited)
    return (
      <li className={styles["announcement"]}>
        <AnnouncementForm announcement={announcement} onDone={() => onEdit(null)} />
      </li>
    );
  const [from, until] = [formatDateTime(startsAt, "short"), formatDateTime(endsAt, "short")];
  return (
    <li className={styles["row"]}>
      <div className={styles["sentence"]}>
        <p>{text}</p>
        <p className={styles["about"]}>
          <Dated words={t`From ${from}`} dates={[from]} /> · <Dated words={t`until ${until}`} dates={[until]} />
        </p>
      </div>
      <Button isSmall aria-label={t`Edit announcement: ${text}`} onClick={() => onEdit(id)}>
        {t`Edit`}
      </Button>
      <Button isSmall isBusy={isRemoving} aria-label={t`Remove announcement: ${text}`} onClick={() => onRemove(id)}>
        {t`Remove`}
      </Button>
    </li>
  );
}

/** The values of the form: a text for each language, and both moments. */
type Values = Readonly<Record<string, string>>;

const WEEK_MS = 7 * 86_400_000;

type Announcement = {
  readonly id: string;
  readonly texts: readonly { readonly language: string; readonly text: string }[];
  readonly startsAt: string;
  readonly endsAt: string;
};

function initialValues(announcement: Announcement | null): Values {
  const from = toDateAndTime(announcement === null ? Date.now() : Date.parse(announcement.startsAt));
  const until = toDateAndTime(announcement === null ? Date.now() + WEEK_MS : Date.parse(announcement.endsAt));
  const known = new Map(announcement?.texts.map(({ language, text }) => [fromWireLanguage(language), text]));
  const texts = Object.fromEntries(interfaceLanguages.map((language) => [language, known.get(language) ?? ""]));
  return { ...texts, fromDate: from.date, fromTime: from.time, untilDate: until.date, untilTime: until.time };
}

function toDraft(values: Values) {
  const texts = interfaceLanguages.flatMap((language) => {
    const text = (values[language] ?? "").trim();
    return text === "" ? [] : [{ language, text }];
  });
  const startsAt = parseDateAndTime(values["fromDate"] ?? "", values["fromTime"] ?? "");
  const endsAt = parseDateAndTime(values["untilDate"] ?? "", values["untilTime"] ?? "");
  return { texts, startsAt, endsAt };
}

/** The rules of the contract, with the issues at the fields of this form. */
function checkValues(values: Values): readonly FieldIssue[] {
  const { texts, startsAt, endsAt } = toDraft(values);
  const issues = checkRules(announcementRules, {
    texts,
    startsAt: startsAt === null ? undefined : new Date(startsAt),
    endsAt: endsAt === null ? undefined : new Date(endsAt),
  });
  return issues.map(({ path, code }) => ({ path: toField(path, texts), code }));
}

function toField(path: string, texts: readonly { readonly language: string }[]): string {
  if (path === "startsAt") return "fromDate";
  if (path === "endsAt") return "untilDate";
  const at = /^texts\[(\d+)\]/u.exec(path)?.[1];
  return (at === undefined ? undefined : texts[Number(at)]?.language) ?? interfaceLanguages[0] ?? path;
}

type FormProps = { readonly announcement: Announcement | null; readonly onDone?: () => void };

/** A form for a new announcement, or with one that is there to change it. */
function AnnouncementForm({ announcement, onDone }: FormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [publish] = usePublish();
  const [edit] = useEdit();
  const { field, ...form } = useForm<Values>({
    initial: initialValues(announcement),
    check: checkValues,
    send: async (values) => {
      const { texts, startsAt, endsAt } = toDraft(values);
      const input = {
        texts: texts.map(({ language, text }) => ({ language: toWireLanguage(language), text })),
        startsAt: toIsoDateTime(startsAt ?? 0),
        endsAt: toIsoDateTime(endsAt ?? 0),
      };
      const result =
        announcement === null
          ? await publish({ input }, { updater: (store) => replaceAll(store, "publishAnnouncement") })
          : await edit({ id: announcement.id, input }, { updater: (store) => replaceAll(store, "editAnnouncement") });
      if (result.ok) {
        announce(announcement === null ? t`The announcement was published.` : t`The announcement was changed.`);
        onDone?.();
      }
      return toFormOutcome(result);
    },
    isEmptiedWhenDone: true,
  });
  return (
    <Form
      {...form}
      action={announcement === null ? t`Publish` : t`Save`}
      actionUnderWay={announcement === null ? t`Publishing` : t`Saving`}
    >
      {interfaceLanguages.map((language) => {
        const name = languageName(language, locale);
        return (
          <TextField
            key={language}
            {...field(language)}
            label={t`Text in ${name}`}
            hint={t`At most 300 characters. If you leave it empty, the text is shown in another language.`}
            autoComplete="off"
          />
        );
      })}
      <div className={styles["filters"]}>
        <DateField {...field("fromDate")} label={t`Start date`} required />
        <TextField {...field("fromTime")} type="time" label={t`Start time`} required />
        <DateField {...field("untilDate")} label={t`End date`} required />
        <TextField {...field("untilTime")} type="time" label={t`End time`} required />
      </div>
    </Form>
  );
}

function usePublish() {
  return useResultMutation<AdminAnnouncementsPublishMutation, true>(
    graphql`
      mutation AdminAnnouncementsPublishMutation($input: AnnouncementInput!) {
        publishAnnouncement(input: $input) {
          __typename
          ... on AnnouncementsSuccess {
            announcements {
              # eslint-disable-next-line relay/unused-fields -- They become the list.
              id
              ...AdminAnnouncements_announcement
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              path
              code
            }
          }
        }
      }
    `,
    () => true,
  );
}

function useEdit() {
  return useResultMutation<AdminAnnouncementsEditMutation, true>(
    graphql`
      mutation AdminAnnouncementsEditMutation($id: ID!, $input: AnnouncementInput!) {
        editAnnouncement(id: $id, input: $input) {
          __typename
          ... on AnnouncementsSuccess {
            announcements {
              # eslint-disable-next-line relay/unused-fields -- They become the list.
              id
              ...AdminAnnouncements_announcement
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              path
              code
            }
          }
        }
      }
    `,
    () => true,
  );
}

function useRemove() {
  return useResultMutation<AdminAnnouncementsRemoveMutation, true>(
    graphql`
      mutation AdminAnnouncementsRemoveMutation($id: ID!) {
        removeAnnouncement(id: $id) {
          __typename
          ... on AnnouncementsSuccess {
            announcements {
              # eslint-disable-next-line relay/unused-fields -- They become the list.
              id
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
}

type Changing = "publishAnnouncement" | "editAnnouncement" | "removeAnnouncement";

function replaceAll(store: RecordSourceSelectorProxy, field: Changing): void {
  const announcements = store.getRootField(field)?.getLinkedRecords("announcements");
  if (announcements) store.getRoot().setLinkedRecords(announcements, "allAnnouncements");
}
