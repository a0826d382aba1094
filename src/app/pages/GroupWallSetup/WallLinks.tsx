import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { WallLinks_group$key } from "../../../../__generated__/WallLinks_group.graphql";
import type { WallLinksCreateMutation } from "../../../../__generated__/WallLinksCreateMutation.graphql";
import type { WallLinksRemoveMutation } from "../../../../__generated__/WallLinksRemoveMutation.graphql";
import { limits } from "../../../contract/limits";
import { useSecretLink } from "../../features/group/useSecretLink";
import { formatDateTime } from "../../platform/dates/formatDate";
import { useResultMutation } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { Card, CardRows } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import styles from "./GroupWallSetupPage.module.css";
import { Dated } from "../../ui/Dated";

/** The links that show the group's big screen without an account: a button for a new one, and those that work. */
export function WallLinks({ groupRef }: { readonly groupRef: WallLinks_group$key }) {
  const { t } = useLingui();
  const { id, wallLinks } = useFragment(
    graphql`
      fragment WallLinks_group on Group @throwOnFieldError {
        id
        wallLinks {
          id
          createdAt
          lastUsedAt
        }
      }
    `,
    groupRef,
  );
  const [create, isCreating] = useCreateLink();
  const [remove] = useRemoveLink();
  const { address, message, issue, make, end } = useSecretLink();
  const links = wallLinks ?? [];
  return (
    <Card
      title={t`Another computer`}
      lead={t`With a link, the projector's computer can show the big screen without an account. Anyone with the link can watch, but can't do anything else.`}
    >
      <div className={styles["actions"]}>
        <Button
          isBusy={isCreating}
          disabled={links.length >= limits.wallLinks}
          onClick={() => void make("/wall/", create({ groupId: id }))}
        >
          {t`Copy a new link`}
        </Button>
        <output>{message}</output>
      </div>
      {address !== null && (
        <>
          <p className={styles["address"]}>{address}</p>
          <p className={styles["hint"]}>{t`This link is shown only once. It works until you remove it.`}</p>
        </>
      )}
      {links.length >= limits.wallLinks && (
        <p
          className={styles["hint"]}
        >{t`A group can have up to ${limits.wallLinks} links. Remove one to make another.`}</p>
      )}
      {issue !== null && <ErrorNotice code={issue} />}
      <CardRows keys={links.map((link) => link.id)}>
        {links.length === 0 ? (
          <p className={styles["hint"]}>{t`There are no links yet.`}</p>
        ) : (
          <ul className={styles["links"]} aria-label={t`Links`}>
            {links.map((link) => {
              const created = formatDateTime(link.createdAt, "short");
              const used = link.lastUsedAt == null ? null : formatDateTime(link.lastUsedAt, "short");
              return (
                <li key={link.id} className={styles["link"]}>
                  <span className={styles["dates"]}>
                    <span>
                      <Dated words={t`Created ${created}`} dates={[created]} />
                    </span>
                    <span className={styles["hint"]}>
                      <Dated words={used === null ? t`Not used yet` : t`Last used ${used}`} dates={[used]} />
                    </span>
                  </span>
                  <Button
                    isSmall
                    aria-label={t`Remove the link created ${created}`}
                    onClick={() =>
                      void end(
                        remove({ groupId: id, linkId: link.id }),
                        t`The link was removed. Screens that used it are now blank.`,
                      )
                    }
                  >
                    {t`Remove`}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </CardRows>
    </Card>
  );
}

function useCreateLink() {
  return useResultMutation<WallLinksCreateMutation, string>(
    graphql`
      mutation WallLinksCreateMutation($groupId: ID!) {
        createWallLink(groupId: $groupId) {
          __typename
          ... on CreateWallLinkSuccess {
            wallCode
            group {
              ...WallLinks_group
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ wallCode }) => wallCode,
  );
}

function useRemoveLink() {
  return useResultMutation<WallLinksRemoveMutation, object>(
    graphql`
      mutation WallLinksRemoveMutation($groupId: ID!, $linkId: ID!) {
        removeWallLink(groupId: $groupId, linkId: $linkId) {
          __typename
          ... on GroupSuccess {
            group {
              ...WallLinks_group
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
