import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import { useRevalidator, useSearchParams } from "react-router-dom";
import DailyPageQueryNode, {
  type DailyPageQuery,
  type DailyPageQuery$variables,
} from "../../../../__generated__/DailyPageQuery.graphql";
import type { DailyPage_used$key } from "../../../../__generated__/DailyPage_used.graphql";
import { findLanguage, type Language, languageOfLocale, toWireLanguage } from "../../../contract/languages/languages";
import { BOARD_ACCURACY } from "../../../engine/practice/boardRules";
import { readOwnRuns } from "../../features/saving/runStorage";
import { formatDate } from "../../platform/dates/formatDate";
import { languageOptions } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";
import type { PageLoader } from "../../Page";
import { useIsSwitchedOff, SwitchedOff } from "../../features/switches/SwitchedOff";
import { changedByOthers, loadRouteQuery, useViewerQuery } from "../../relay/routeQuery";
import { formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import { LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { SegmentedControl, Select } from "../../ui/ChoiceFields";
import { useIsInBrowser } from "../../ui/InBrowser";
import { Notice } from "../../ui/Notice";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { BoardTable, NoCompetition, UnlistedNotice } from "../../features/leaderboard/BoardTable";
import { useChoose, resultPath } from "../../features/addresses";
import { BoardUpdates } from "../../features/leaderboard/BoardUpdates";
import { DailyRun, DailyStart, type LiveAttempt } from "./DailyRun";
import { ReportButton } from "../../features/moderation/ReportButton";
import styles from "./DailyPage.module.css";

/** Starts the query of the text in the address. */
export const loadDaily: PageLoader = ({ request }, { environment, preferences }) => {
  const choice = readDaily(new URL(request.url).searchParams, languageOfLocale(preferences.locale()));
  return loadRouteQuery(environment, DailyPageQueryNode, dailyVariables(choice), request.signal, changedByOthers);
};

/** The text of the day: the viewer's one attempt, and the leaderboard of today or yesterday. */
export function DailyPage() {
  const { t } = useLingui();
  const reference = useViewerQuery<DailyPageQuery>(DailyPageQueryNode);
  const { viewer, dailyText, ...query } = usePreloadedQuery<DailyPageQuery>(
    graphql`
      query DailyPageQuery($language: Language!, $day: DailyTextDay!) @throwOnFieldError @preloadable {
        viewer {
          competes @catch(to: NULL)
          ...BoardTable_viewer
        }
        dailyText(language: $language, day: $day) {
          date
          attempt {
            runId
          }
          leaderboard {
            own {
              place
            }
            ...BoardTable_board
            ...BoardUpdates_board
          }
          ...DailyPage_used
        }
        ...SwitchedOff_query
      }
    `,
    reference,
  );
  const isOff = useIsSwitchedOff("BOARDS", query);
  const [choice, choose] = useChoice();
  const { revalidate } = useRevalidator();
  const [live, setLive] = useState<LiveAttempt | null>(null);
  const [isOver, setOver] = useState(false);
  const shown = live?.language === choice.language && choice.day === "today" ? live : null;
  // Until the end there is only the line: what changes around it would cost the attempt.
  const isTyping = shown !== null && !isOver;
  const begin = (attempt: LiveAttempt): void => {
    setOver(false);
    setLive(attempt);
  };
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Text of the day`}
        description={t`One text a day, the same for everyone, with one attempt and its own leaderboard.`}
      />
      <div data-fades={isTyping || undefined}>
        <PageHeader
          title={t`Text of the day`}
          lead={
            isTyping
              ? t`This attempt counts. If you reload or leave the page, it's over.`
              : t`One text a day, the same for everyone. You have one attempt that counts.`
          }
        />
      </div>
      {shown !== null && (
        <DailyRun
          key={shown.runId}
          attempt={shown}
          onOver={() => setOver(true)}
          onSaved={() => void revalidate()}
          place={dailyText?.date === shown.date ? (dailyText.leaderboard.own?.place ?? null) : null}
        />
      )}
      {isOff && <SwitchedOff feature="BOARDS" />}
      {!isOff && !isTyping && (
        <>
          {shown !== null && dailyText != null && dailyText.date !== shown.date && (
            <Notice text={t`It's past midnight. Your attempt counts for the day on which you started it.`}>
              <LinkButton
                to={dailyAddress({ ...choice, day: "yesterday" })}
                onClick={() => setLive(null)}
              >{t`Yesterday's leaderboard`}</LinkButton>
            </Notice>
          )}
          <Choices choice={choice} choose={choose} />
          <div className={styles["sides"]}>
            {shown === null && choice.day === "today" && dailyText?.attempt === null && (
              <DailyStart key={choice.language} language={choice.language} onBegun={begin} />
            )}
            {shown === null && dailyText != null && (
              <DailyUsed dailyTextRef={dailyText} isToday={choice.day === "today"} />
            )}
            {dailyText == null && (
              <Notice
                text={
                  choice.day === "today"
                    ? t`There are no texts in this language yet.`
                    : t`There was no text of the day yesterday.`
                }
              />
            )}
            {dailyText != null && viewer?.competes !== false && (
              <Card title={t`Leaderboard`} lead={<span lang="nl">{formatDate(`${dailyText.date}T12:00:00Z`)}</span>}>
                <BoardTable boardRef={dailyText.leaderboard} rankBy="speed" of={choice.day} />
                <BoardUpdates
                  boardRef={dailyText.leaderboard}
                  mode="TEXT"
                  language={reference.variables.language}
                  query={DailyPageQueryNode}
                  queryVariables={reference.variables}
                />
              </Card>
            )}
          </div>
          {viewer?.competes === false ? <NoCompetition /> : <UnlistedNotice viewerRef={viewer ?? null} />}
        </>
      )}
    </div>
  );
}

/** The text in the address, and what changes it. */
function useChoice() {
  const [query] = useSearchParams();
  const choice = readDaily(query, languageOfLocale(useLocale()));
  return [choice, useChoose(choice, dailyAddress)] as const;
}

type ChoicesProps = {
  readonly choice: DailyChoice;
  readonly choose: (part: Partial<DailyChoice>) => void;
};

function Choices({ choice, choose }: ChoicesProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <fieldset className={styles["choices"]} aria-label={t`Filters`}>
      <SegmentedControl
        label={t`Day`}
        options={[
          { value: "today", label: t`Today` },
          { value: "yesterday", label: t`Yesterday` },
        ]}
        value={choice.day}
        onChange={(day) => choose({ day })}
      />
      <Select
        label={t`Language`}
        options={languageOptions(locale)}
        value={choice.language}
        onChange={(language) => choose({ language })}
      />
    </fieldset>
  );
}

/** The text of the day of an address: `/today?language=nl&day=yesterday`. */
type DailyChoice = { readonly day: "today" | "yesterday"; readonly language: Language };

/**
 * Reads an address. What is unknown in it is as if it were not there.
 * @param language of the interface, for an address without one.
 */
function readDaily(query: URLSearchParams, language: Language): DailyChoice {
  return {
    day: query.get("day") === "yesterday" ? "yesterday" : "today",
    language: findLanguage(query.get("language")) ?? language,
  };
}

/** The address of a text of the day. */
function dailyAddress({ day, language }: DailyChoice): string {
  const query = new URLSearchParams({ language });
  if (day === "yesterday") query.set("day", day);
  return `/today?${query}`;
}

/** The variables of the page's query. */
function dailyVariables({ day, language }: DailyChoice): DailyPageQuery$variables {
  return { language: toWireLanguage(language), day: day === "today" ? "TODAY" : "YESTERDAY" };
}

type DailyUsedProps = { readonly dailyTextRef: DailyPage_used$key; readonly isToday: boolean };

/** A text that the viewer may see, and what became of their attempt at it. */
function DailyUsed({ dailyTextRef, isToday }: DailyUsedProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const speed = useSpeed();
  const { text, attempt } = useFragment(
    graphql`
      fragment DailyPage_used on DailyText @throwOnFieldError {
        text {
          id
          title
          isOwn
        }
        attempt {
          runId
          isCounted
          result {
            id
            wpm
            accuracy
            status
          }
        }
      }
    `,
    dailyTextRef,
  );
  const isStored = useIsStored(attempt?.runId ?? null);
  if (text == null) return null;
  const result = attempt?.result ?? null;
  const sentence = (): string | null => {
    if (attempt == null) return null;
    if (isStored && result === null)
      return t`Your result is stored in this browser and will be saved as soon as the server can be reached.`;
    if (result === null) return t`You've used your attempt. It wasn't finished, so it has no result.`;
    if (attempt.isCounted) return null;
    if (result.status === "FLAGGED")
      return t`It isn't on the leaderboard: something about it is unusual, so it's flagged for review.`;
    return result.accuracy < BOARD_ACCURACY
      ? t`It isn't on the leaderboard: you need an accuracy of at least ${BOARD_ACCURACY}%.`
      : t`It isn't on the leaderboard, because it was typed or saved too late.`;
  };
  const said = sentence();
  return (
    <Card title={text.title}>
      {result !== null && (
        <p className={styles["figures"]}>
          {t`Your attempt: ${speed.text(result.wpm)}, ${formatPercent(locale, result.accuracy)} accuracy`}
        </p>
      )}
      {said !== null && <p>{said}</p>}
      {attempt != null && isToday && <p>{t`There's a new text tomorrow.`}</p>}
      <div className={styles["actions"]}>
        {result !== null && <LinkButton to={resultPath(result.id)}>{t`View result`}</LinkButton>}
        <LinkButton to={`/texts/${encodeURIComponent(text.id)}`}>{t`Practice this text`}</LinkButton>
        {!text.isOwn && (
          <ReportButton label={t`Report this text`} kind="text" subjects={[{ id: text.id, name: text.title }]} />
        )}
      </div>
    </Card>
  );
}

/** Whether this browser has the run and the server does not. */
function useIsStored(runId: string | null): boolean {
  const isInBrowser = useIsInBrowser();
  return isInBrowser && runId !== null && readOwnRuns().some((run) => run.runId === runId);
}
