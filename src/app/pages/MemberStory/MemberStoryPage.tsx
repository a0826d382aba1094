import { I18nProvider } from "@lingui/react";
import { graphql, usePaginationFragment, usePreloadedQuery, useFragment } from "react-relay";
import MemberStoryPageQueryNode, {
  type MemberStoryPageQuery,
} from "../../../../__generated__/MemberStoryPageQuery.graphql";
import { i18nOf, loadRequestedCatalogs } from "../../platform/locale/i18n";
import { useViewerQuery } from "../../relay/routeQuery";
import { GroupFrame, GroupNotFound } from "../../features/group/GroupFrame";
import { useLingui } from "@lingui/react/macro";
import { useRoleNouns } from "../../features/group/roleWords";
import type { MemberStoryPage_member$key } from "../../../../__generated__/MemberStoryPage_member.graphql";
import { formatDate } from "../../platform/dates/formatDate";
import { Button, LinkButton } from "../../ui/Button";
import { groupAddress } from "../../features/addresses";
import { Later } from "../../features/progress/ProgressPictures";
import { StoryCourse } from "./StoryCourse";
import { StoryEarlier } from "./StoryEarlier";
import { StoryExams, StoryGrades } from "./StoryExamsAndGrades";
import type { StoryExamsAndGrades_group$key } from "../../../../__generated__/StoryExamsAndGrades_group.graphql";
import { languageOfLocale, type Locale, locales, nativeName } from "../../../contract/languages/languages";
import { useLocale } from "../../platform/locale/useLocale";
import { Select } from "../../ui/ChoiceFields";
import { useState, type ReactNode, useEffect } from "react";
import styles from "./MemberStoryPage.module.css";
import { StoryKeys, StoryResults, StoryRuns } from "./StoryRuns";
import { usePageStatus } from "../../rendering/renderingHooks";
import { Notice } from "../../ui/Notice";
import type { StoryFlagsPaginationQuery } from "../../../../__generated__/StoryFlagsPaginationQuery.graphql";
import type { MemberStoryPage_storyFlagsMember$key } from "../../../../__generated__/MemberStoryPage_storyFlagsMember.graphql";
import { Card } from "../../ui/Card";
import { ShowMore } from "../../ui/ShowMore";
import { FlaggedRow } from "../../features/report/FlaggedRow";
import flaggedListStyles from "../../features/report/report.module.css";
import { Dated } from "../../ui/Dated";

/** The page of one member of a group. */
export function MemberStoryPage() {
  const { node, member } = usePreloadedQuery<MemberStoryPageQuery>(
    graphql`
      query MemberStoryPageQuery($id: ID!, $member: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ... on Group {
            id
            myRole
            archivedAt
          }
          ...GroupFrame_group @alias(as: "frame")
          ...StoryExamsAndGrades_group @alias(as: "grading")
        }
        member: node(id: $member) {
          __typename
          ... on GroupMember {
            user {
              displayName
            }
          }
          ...MemberStoryPage_member @alias(as: "story")
        }
      }
    `,
    useViewerQuery<MemberStoryPageQuery>(MemberStoryPageQueryNode),
  );
  if (!node?.frame || !node.grading || node.id === undefined) return <GroupNotFound />;
  const name = member?.user?.displayName;
  const mayOpenLessons = node.myRole !== "MEMBER" && node.archivedAt == null;
  return (
    <GroupFrame groupRef={node.frame} {...(name === undefined ? {} : { title: name })}>
      {member?.story ? (
        <MemberStory
          memberRef={member.story}
          groupId={node.id}
          gradingRef={node.grading}
          mayOpenLessons={mayOpenLessons}
        />
      ) : (
        <MemberNotFound groupId={node.id} />
      )}
    </GroupFrame>
  );
}

type Props = {
  readonly memberRef: MemberStoryPage_member$key;
  readonly groupId: string;
  readonly gradingRef: StoryExamsAndGrades_group$key;
  readonly mayOpenLessons: boolean;
};

/**
 * A member's progress, as their coaches see it, and as they see it themselves to know what coaches see. It can be
 * printed in another language than that of the interface, for parents.
 */
function MemberStory(props: Props) {
  return <PrintLanguage>{(print) => <Story {...props} onPrint={print} />}</PrintLanguage>;
}

type StoryProps = Props & { readonly onPrint: (locale: Locale) => void };

function Story({ memberRef, groupId, gradingRef, mayOpenLessons, onPrint }: StoryProps) {
  const { t } = useLingui();
  const { coaches, members } = useRoleNouns();
  const member = useFragment(
    graphql`
      fragment MemberStoryPage_member on GroupMember @throwOnFieldError {
        joinedAt
        user {
          username
        }
        ...StoryRuns_member
        ...StoryCourse_member
        ...StoryExamsAndGrades_member
        ...MemberStoryPage_storyFlagsMember
        ...StoryRuns_keysMember
        ...StoryRuns_resultsMember
        ...StoryExamsAndGrades_grades
        ...StoryEarlier_member
      }
    `,
    memberRef,
  );
  const locale = useLocale();
  const { username } = member.user;
  const since = formatDate(member.joinedAt);
  return (
    <article className={styles["story"]} lang={locale}>
      <div className={styles["head"]}>
        <div>
          <p className={styles["facts"]}>
            {username !== null && username !== undefined && <span>{username}</span>}
            <span>
              <Dated words={t`in this group since ${since}`} dates={[since]} />
            </span>
          </p>
          <p
            className={styles["note"]}
          >{t`Only this person and the ${coaches} of the group can see this page. It shows results and exams since the day this person joined. Lessons and keys include the time before that.`}</p>
        </div>
        <div className={styles["buttons"]}>
          <PrintStory onPrint={onPrint} />
          <LinkButton to={groupAddress(groupId, "results")}>{t`All ${members}`}</LinkButton>
        </div>
      </div>
      <StoryGrades groupRef={gradingRef} memberRef={member} />
      <StoryEarlier memberRef={member} />
      <StoryRuns memberRef={member} />
      <StoryFlags memberRef={member} />
      <div className={styles["beside"]}>
        <StoryCourse memberRef={member} mayOpenLessons={mayOpenLessons} />
        <StoryExams memberRef={member} />
      </div>
      <Later>
        <StoryKeys memberRef={member} />
      </Later>
      <Later>
        <StoryResults memberRef={member} />
      </Later>
    </article>
  );
}

/** Prints the story in a language of choice: that of the parents may be another one. */
function PrintStory({ onPrint }: Pick<StoryProps, "onPrint">) {
  const { t } = useLingui();
  const locale = useLocale();
  const [chosen, setChosen] = useState<Locale>(locale);
  return (
    <div className={styles["print"]}>
      <Select
        label={t`Language of the printout`}
        options={locales.map((value) => ({ value, label: nativeName(languageOfLocale(value)) }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button onClick={() => onPrint(chosen)}>{t`Print`}</Button>
    </div>
  );
}

/** Shown instead of a member who is not in the group, or whom the viewer may not see. */
function MemberNotFound({ groupId }: { readonly groupId: string }) {
  const { t } = useLingui();
  const { Member, coaches, members } = useRoleNouns();
  usePageStatus(404);
  return (
    <Notice text={t`${Member} not found. They may have left the group. Only ${coaches} can see other ${members}.`}>
      <LinkButton to={groupAddress(groupId)}>{t`Go to the group`}</LinkButton>
    </Notice>
  );
}

const FLAGS_PAGE = 25;

/** The member's flagged runs, newest first; not in print, which is for parents. Empty if there are none. */
function StoryFlags({ memberRef }: { readonly memberRef: MemberStoryPage_storyFlagsMember$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<StoryFlagsPaginationQuery, MemberStoryPage_storyFlagsMember$key>(
    graphql`
      fragment MemberStoryPage_storyFlagsMember on GroupMember
      @throwOnFieldError
      @refetchable(queryName: "StoryFlagsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        flagged: results(first: $first, after: $after, isFlagged: true) @connection(key: "StoryFlags_member_flagged") {
          edges {
            node {
              id
              ...FlaggedRow_result
            }
          }
        }
      }
    `,
    memberRef,
  );
  const edges = data.flagged?.edges ?? [];
  if (edges.length === 0) return null;
  return (
    <div className={styles["flags"]}>
      <Card title={t`Runs to review`}>
        <ul className={flaggedListStyles["list"]}>
          {edges.map(({ node }) => (
            <FlaggedRow key={node.id} resultRef={node} />
          ))}
        </ul>
        <ShowMore page={page} count={FLAGS_PAGE} />
      </Card>
    </div>
  );
}

type PrintLanguageProps = {
  /** Renders what is printed, with a function that prints it in a language. */
  readonly children: (print: (wanted: Locale) => void) => ReactNode;
};

/** A part of the page that can be printed in another language than that of the interface, without remounting it. */
function PrintLanguage({ children }: PrintLanguageProps) {
  const shown = useLocale();
  const [printed, setPrinted] = useState<Locale | null>(null);
  const print = async (wanted: Locale): Promise<void> => {
    if (wanted !== shown) await Promise.all([loadRequestedCatalogs(wanted), loadSameParts(wanted)]);
    setPrinted(wanted);
  };
  return (
    <I18nProvider i18n={i18nOf(printed ?? shown)}>
      {children((wanted) => void print(wanted))}
      {printed !== null && <PrintWhenShown wanted={printed} onPrinted={() => setPrinted(null)} />}
    </I18nProvider>
  );
}

type PrintWhenShownProps = { readonly wanted: Locale; readonly onPrinted: () => void };

/** Prints once the language is on the page: the provider changes it after the render in which it is asked to. */
function PrintWhenShown({ wanted, onPrinted }: PrintWhenShownProps) {
  const isShown = useLocale() === wanted;
  useEffect(() => {
    if (!isShown) return undefined;
    window.addEventListener("afterprint", onPrinted);
    window.print();
    return () => window.removeEventListener("afterprint", onPrinted);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Prints once, whatever is rendered meanwhile.
  }, [isShown]);
  return null;
}

/** Offline, what cannot be loaded is printed in English. */
async function loadSameParts(locale: Locale): Promise<void> {
  const { requestSameParts } = await import("../../platform/locale/languageParts");
  await requestSameParts(languageOfLocale(locale));
}
