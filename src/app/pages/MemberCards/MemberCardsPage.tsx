import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import { useParams } from "react-router-dom";
import MemberCardsPageQueryNode, {
  type MemberCardsPageQuery,
} from "../../../../__generated__/MemberCardsPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { LinkButton, Button } from "../../ui/Button";

import { Notice } from "../../ui/Notice";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { groupAddress } from "../../features/addresses";
import { GroupNotFound, GroupTabs } from "../../features/group/GroupFrame";
import { useRoleNouns } from "../../features/group/roleWords";
import { cardsOf, type CardFacts } from "../../features/group/memberCards";
import styles from "./MemberCardsPage.module.css";
import { plural } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import { addressForOthers, useHost } from "../../rendering/renderingHooks";
import { QrPicture } from "../../features/wall/QrPicture";
import { LeaveGuard } from "../../ui/Dialog";
import { InBrowser } from "../../ui/InBrowser";
import { TextField } from "../../ui/TextField";

/** Cards to print and cut out. Only the cards are printed. */
export function MemberCardsPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const { node } = usePreloadedQuery<MemberCardsPageQuery>(
    graphql`
      query MemberCardsPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ... on Group {
            name
            settings {
              roleWords
            }
          }
          ...GroupFrame_tabsGroup @alias(as: "tabs")
        }
      }
    `,
    useViewerQuery<MemberCardsPageQuery>(MemberCardsPageQueryNode),
  );
  const { members } = useRoleNouns(node?.settings?.roleWords);
  if (!node?.tabs || node.name == null) return <GroupNotFound />;
  const { name } = node;
  const cards = cardsOf(id);
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Cards for ${name}`}
        description={t`Cards to cut out, with each person's username and password.`}
        isUnlisted
      />
      <div className={styles["screen"]}>
        <PageHeader title={name} />
        <GroupTabs groupRef={node.tabs} />
      </div>
      {cards.length === 0 && (
        <Notice
          text={t`There are no cards here anymore. Passwords are shown only once, right after they're made, and can't be shown again.`}
        >
          <LinkButton look="primary" to={groupAddress(id, "members")}>
            {t`Select ${members} for new passwords`}
          </LinkButton>
        </Notice>
      )}
      {cards.length > 0 && <CardDesk groupId={id} groupName={name} members={members} cards={cards} />}
    </div>
  );
}

/** Number of cards per A4 sheet. */
const ON_A_SHEET = 10;

type Props = {
  readonly groupId: string;
  readonly groupName: string;
  /** What the group calls its members. */
  readonly members: string;
  readonly cards: readonly CardFacts[];
};

/** Cards in sheets of ten, the address printed on them, and a button to print. */
function CardDesk({ groupId, groupName, members, cards }: Props) {
  const { t } = useLingui();
  const host = useHost();
  const [written, setWritten] = useState<string | null>(null);
  const address = written ?? host;
  const isOwnComputer = /^(?:localhost|127\.|\[::1\])/u.test(address);
  const number = cards.length;
  // Where the print dialog was opened. Browsers do not say whether it was cancelled.
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    const note = () => setIsPrinted(true);
    window.addEventListener("afterprint", note);
    return () => window.removeEventListener("afterprint", note);
  }, []);
  const sheets = Array.from({ length: Math.ceil(number / ON_A_SHEET) }, (_, index) =>
    cards.slice(index * ON_A_SHEET, (index + 1) * ON_A_SHEET),
  );
  return (
    <>
      <LeaveGuard
        isActive={!isPrinted}
        title={t`Leave without printing?`}
        stay={t`Stay here`}
        leave={t`Leave without printing`}
      >
        {t`These passwords can't be shown again. If you leave without the cards, you'll have to make new passwords.`}
      </LeaveGuard>
      <div className={styles["desk"]}>
        <Notice
          text={t`${plural(number, { one: "# card.", other: "# cards." })} The passwords are shown only once: print the cards or save them as a PDF before you leave or reload this page.`}
        >
          <Button look="primary" onClick={() => window.print()}>
            {t`Print`}
          </Button>
          <LinkButton to={groupAddress(groupId, "members")}>{t`Back to the ${members}`}</LinkButton>
        </Notice>
        <div className={styles["address"]}>
          <TextField
            name="address"
            label={t`Address on the cards`}
            hint={
              isOwnComputer
                ? t`This address only works on this computer. Enter the address that others use.`
                : t`The address ${members} open in their browser.`
            }
            value={address}
            onChange={setWritten}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      </div>
      <div className={styles["sheets"]}>
        {sheets.map((some) => (
          <CardSheet key={some[0]?.username} groupName={groupName} address={address} cards={some} />
        ))}
      </div>
    </>
  );
}

type CardSheetProps = { readonly groupName: string; readonly address: string; readonly cards: readonly CardFacts[] };

/** One A4 sheet: two columns of five cards, with lines to cut along. */
function CardSheet({ groupName, address, cards }: CardSheetProps) {
  return (
    <ul className={styles["sheet"]}>
      {cards.map((card) => (
        <MemberCard key={card.username} groupName={groupName} address={address} card={card} />
      ))}
    </ul>
  );
}

/** The most characters of a name on one line of its card. */
const LONG_NAME = 16;

type MemberCardProps = { readonly groupName: string; readonly address: string; readonly card: CardFacts };

/** A card with what a member needs to sign in. */
function MemberCard({ groupName, address, card: { name, username, passPhrase } }: MemberCardProps) {
  const { t } = useLingui();
  return (
    <li className={styles["card"]}>
      <p className={styles["head"]}>
        <span className={styles["name"]} dir="auto" data-long={name.length > LONG_NAME}>
          {name}
        </span>
        <span className={styles["group"]} dir="auto">
          {groupName}
        </span>
      </p>
      <dl className={styles["facts"]}>
        <div>
          <dt>{t`Go to`}</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>{t`Username`}</dt>
          <dd className={styles["typed"]}>{username}</dd>
        </div>
        <div className={styles["phrase"]}>
          <dt>{t`Password`}</dt>
          <dd className={styles["typed"]}>{passPhrase}</dd>
        </div>
      </dl>
      <div className={styles["qr"]}>
        <InBrowser fallback={null}>
          <QrPicture text={addressForOthers(address, "/sign-in")} label={t`QR code of this address`} />
        </InBrowser>
      </div>
      <p className={styles["hint"]}>{t`Three words with dashes, all lowercase. Keep this card to yourself.`}</p>
    </li>
  );
}
