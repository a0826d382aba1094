import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CoachLinks_group$key } from "../../../../__generated__/CoachLinks_group.graphql";
import type { CoachLinksCreateMutation } from "../../../../__generated__/CoachLinksCreateMutation.graphql";
import type { CoachLinksRemoveMutation } from "../../../../__generated__/CoachLinksRemoveMutation.graphql";
import { limits } from "../../../contract/limits";
import { useRoleNouns } from "../../features/group/roleWords";
import { useSecretLink } from "../../features/group/useSecretLink";
import { formatDate } from "../../platform/dates/formatDate";
import { useResultMutation } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { CardRows } from "../../ui/Card";
import { Select } from "../../ui/ChoiceFields";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import styles from "./GroupSettingsPage.module.css";
import { Dated } from "../../ui/Dated";

/** Links that make people coaches, for the owner: a form for a new one, and those that work. Nothing for others. */
export function CoachLinks({ groupRef }: { readonly groupRef: CoachLinks_group$key }) {
  const { t } = useLingui();
  const { id, coachLinks } = useFragment(
    graphql`
      fragment CoachLinks_group on Group @throwOnFieldError {
        id
        coachLinks {
          id
          usesLeft
          expiresAt
        }
      }
    `,
    groupRef,
  );
  const { coaches } = useRoleNouns();
  const [create, isCreating] = useCreateCoachLink();
  const [remove] = useRemoveCoachLink();
  const [uses, setUses] = useState("1");
  const [days, setDays] = useState("7");
  const { address, message, issue, make, end } = useSecretLink();
  if (!coachLinks) return null;
  const isFull = coachLinks.length >= limits.coachLinks.max;
  return (
    <div className={styles["links"]}>
      <h3>{t`Invite ${coaches} with a link`}</h3>
      <p
        className={styles["hint"]}
      >{t`Send the link only to ${coaches}: anyone who opens it and signs in can help lead the group. They see which group it is before they accept.`}</p>
      <div className={styles["add"]}>
        <Select
          label={t`How many people`}
          options={limits.coachLinks.uses.map((number) => ({
            value: String(number),
            label: t`${plural(number, { one: "# person", other: "# people" })}`,
          }))}
          value={uses}
          onChange={setUses}
        />
        <Select
          label={t`Valid for`}
          options={limits.coachLinks.days.map((number) => ({
            value: String(number),
            label: t`${plural(number, { one: "# day", other: "# days" })}`,
          }))}
          value={days}
          onChange={setDays}
        />
        <Button
          isBusy={isCreating}
          disabled={isFull}
          onClick={() =>
            void make("/join/", create({ input: { groupId: id, uses: Number(uses), days: Number(days) } }))
          }
        >
          {t`Copy a new link`}
        </Button>
      </div>
      <output>{message}</output>
      {address !== null && (
        <>
          <p className={styles["address"]}>{address}</p>
          <p className={styles["hint"]}>{t`This link is shown only once.`}</p>
        </>
      )}
      {issue !== null && <ErrorNotice code={issue} />}
      <CardRows keys={coachLinks.map((link) => link.id)}>
        {coachLinks.length > 0 && (
          <ul className={styles["list"]} aria-label={t`Active links`}>
            {coachLinks.map(({ id: linkId, usesLeft, expiresAt }) => {
              const until = formatDate(expiresAt, "short");
              return (
                <li key={linkId} className={styles["linkRow"]}>
                  <span>
                    <Dated
                      words={t`${plural(usesLeft, { one: "For # person, until", other: "For # people, until" })} ${until}`}
                      dates={[until]}
                    />
                  </span>
                  <Button
                    isSmall
                    aria-label={t`Remove the link that works until ${until}`}
                    onClick={() => void end(remove({ groupId: id, linkId }), t`The link was removed.`)}
                  >
                    {t`Remove`}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </CardRows>
    </div>
  );
}

function useCreateCoachLink() {
  return useResultMutation<CoachLinksCreateMutation, string>(
    graphql`
      mutation CoachLinksCreateMutation($input: CreateCoachLinkInput!) {
        createCoachLink(input: $input) {
          __typename
          ... on CreateCoachLinkSuccess {
            coachCode
            group {
              ...CoachLinks_group
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ coachCode }) => coachCode,
  );
}

function useRemoveCoachLink() {
  return useResultMutation<CoachLinksRemoveMutation, object>(
    graphql`
      mutation CoachLinksRemoveMutation($groupId: ID!, $linkId: ID!) {
        removeCoachLink(groupId: $groupId, linkId: $linkId) {
          __typename
          ... on GroupSuccess {
            group {
              ...CoachLinks_group
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ group }) => group,
  );
}
