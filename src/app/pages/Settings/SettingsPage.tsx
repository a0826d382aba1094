import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import type { SettingsPage_goal$key } from "../../../../__generated__/SettingsPage_goal.graphql";
import SettingsPageQueryNode, { type SettingsPageQuery } from "../../../../__generated__/SettingsPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { ErrorBoundary, ErrorNotice } from "../../ui/ErrorBoundary";
import { LinkButton, Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { useHashOnArrival } from "../../platform/smoothScroll";
import { AppearanceSettings, CourseSettings, KeyboardSettings, SpeedUnitSettings } from "./AppearanceSettings";
import { DeleteAccount, PasswordSettings } from "./AccountSettings";
import { ImportSettings } from "./ImportSettings";
import { PasskeySettings } from "./PasskeySettings";
import { ProfileSettings } from "./ProfileSettings";
import { SchoolAccounts } from "./SchoolAccounts";
import { SessionList } from "./SessionList";
import choiceStyles from "./AppearanceSettings.module.css";
import styles from "./SettingsPage.module.css";
import { readPageConfig } from "../../platform/readPageConfig";
import { InPageLink } from "../../ui/InPageLink";
import { isRefusedByBrowser, setConsent, useConsent } from "../../platform/analytics";
import { Card } from "../../ui/Card";
import { Checkbox, SegmentedControl } from "../../ui/ChoiceFields";
import { InBrowser, useIsInBrowser } from "../../ui/InBrowser";
import type { SettingsPage_viewer$key } from "../../../../__generated__/SettingsPage_viewer.graphql";
import { useExport } from "../../relay/useExport";
import { useState } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import { installPrompt, isAppleTouchDevice, isInstalled } from "../../platform/offline/installPrompt";
import { useStore } from "../../platform/useStore";
import { useSetDailyGoal } from "./settingsMutations";

/** Settings of the account and of the appearance. The latter are for everyone. */
export function SettingsPage() {
  const { t } = useLingui();
  const { viewer, ...query } = usePreloadedQuery<SettingsPageQuery>(
    graphql`
      query SettingsPageQuery @throwOnFieldError @preloadable {
        viewer {
          role
          ...ProfileSettings_viewer
          ...SettingsPage_goal
          ...SessionList_viewer
          ...SettingsPage_viewer
          ...ImportSettings_viewer
          ...AccountSettings_viewer
          ...AccountSettings_passwordViewer
          ...PasskeySettings_viewer
          ...SchoolAccounts_viewer
          ...AppearanceSettings_viewer
        }
        ...SchoolAccounts_query
      }
    `,
    useViewerQuery<SettingsPageQuery>(SettingsPageQueryNode),
  );
  const isMember = viewer != null && viewer.role !== "GUEST";
  useHashOnArrival();

  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Settings`}
        description={t`Your account, keyboard, language and appearance, who can see your results, and your data as a file.`}
      />
      <PageHeader title={t`Settings`} />
      {viewer == null && (
        <Notice text={t`Sign in to change your account. You can change the appearance without signing in.`}>
          <LinkButton look="primary" to="/sign-in?next=/settings">
            {t`Sign in`}
          </LinkButton>
        </Notice>
      )}
      {viewer != null && !isMember && (
        <Notice text={t`You're a guest. With an account, you get a name and a picture, and you keep your results.`}>
          <LinkButton look="primary" to="/sign-up?next=/settings">
            {t`Sign up`}
          </LinkButton>
          <LinkButton to="/sign-in?next=/settings">{t`Sign in`}</LinkButton>
        </Notice>
      )}
      {isMember && <SectionLinks />}
      {viewer != null && isMember && <ProfileSettings viewerRef={viewer} />}
      <AppearanceSettings isMember={isMember}>
        <SpeedUnitSettings viewerRef={viewer ?? null} />
      </AppearanceSettings>
      {viewer != null && <GoalSettings viewerRef={viewer} />}
      <KeyboardSettings />
      <CourseSettings />
      <InBrowser fallback={null}>
        <InstallSettings />
      </InBrowser>
      <PrivacySettings />
      {viewer != null && isMember && (
        <>
          <PasswordSettings viewerRef={viewer} />
          <PasskeySettings viewerRef={viewer} />
          <SchoolAccounts viewerRef={viewer} queryRef={query} />
          <ErrorBoundary rank="part">
            <SessionList viewerRef={viewer} />
          </ErrorBoundary>
        </>
      )}
      {viewer != null && <DataSettings viewerRef={viewer} />}
      {viewer != null && <ImportSettings viewerRef={viewer} />}
      {viewer != null && isMember && <DeleteAccount viewerRef={viewer} />}
    </div>
  );
}

/** Links to the sections of the settings, for users who have many. */
function SectionLinks() {
  const { t } = useLingui();
  const sections: readonly (readonly [id: string, title: string])[] = [
    ["profile", t`Profile`],
    ["appearance", t`Appearance`],
    ["goal", t`Daily goal`],
    ["keyboard", t`Keyboard`],
    ...(readPageConfig().analyticsId === undefined ? [] : ([["privacy", t`Privacy`]] as const)),
    ["password", t`Password`],
    ["passkeys", t`Passkeys`],
    ["sessions", t`Sessions`],
    ["data", t`Your data`],
    ["import", t`Import results`],
  ];
  return (
    <nav className={styles["links"]} aria-label={t`On this page`}>
      {sections.map(([id, title]) => (
        <InPageLink key={id} to={id}>
          {title}
        </InPageLink>
      ))}
    </nav>
  );
}

/** Consent to analytics. Empty on a host without analytics. */
function PrivacySettings() {
  const { t } = useLingui();
  const consent = useConsent();
  const isInBrowser = useIsInBrowser();
  if (readPageConfig().analyticsId === undefined) return null;
  return (
    <Card id="privacy" title={t`Privacy`} lead={t`Saved in this browser.`}>
      {isInBrowser && isRefusedByBrowser() ? (
        <Notice text={t`This browser asks sites not to track you, so your visits aren't counted.`} />
      ) : (
        <Checkbox
          label={t`Let this site count visits with Google Analytics`}
          hint={t`It counts only the kind of page you open, never what you type or who you are. Changes take effect right away.`}
          isChecked={consent === "granted"}
          onChange={(isChecked) => setConsent(isChecked ? "granted" : "denied")}
        />
      )}
    </Card>
  );
}

/** Downloads everything that Typeloop stores about the viewer. */
function DataSettings({ viewerRef }: { readonly viewerRef: SettingsPage_viewer$key }) {
  const { t } = useLingui();
  const { username } = useFragment(
    graphql`
      fragment SettingsPage_viewer on User @throwOnFieldError {
        username
      }
    `,
    viewerRef,
  );
  const [save, isSaving, issue] = useExport();
  const download = () => void save(null, `typeloop-${username ?? "guest"}.json`);
  return (
    <Card
      id="data"
      title={t`Your data`}
      lead={t`Everything Typeloop stores about you: results with every keystroke, exams, certificates, texts and groups. As a JSON file.`}
    >
      <div>
        <Button isBusy={isSaving} onClick={download}>
          {isSaving ? t`Downloading` : t`Download everything`}
        </Button>
      </div>
      {issue !== null && <ErrorNotice code={issue} onRetry={download} />}
    </Card>
  );
}

/** How to install Typeloop as an app. Empty where it is one, and where the browser cannot. */
function InstallSettings() {
  const { t } = useLingui();
  const prompt = useStore(installPrompt);
  // The button stays, with the focus.
  const [isAsked, setAsked] = useState(false);
  const hasMenu = isAppleTouchDevice();
  if (isInstalled() || (prompt === null && !isAsked && !hasMenu)) return null;
  const install = (): void => {
    setAsked(true);
    installPrompt.set(null);
    void prompt?.prompt().catch(() => undefined);
  };
  return (
    <Card
      id="install"
      title={t`Install Typeloop`}
      lead={t`It opens like an app, and you can practice without a connection.`}
    >
      {hasMenu ? (
        <p>{t`In Safari, tap Share, then “Add to Home Screen”.`}</p>
      ) : (
        <div>
          <Button onClick={install} aria-disabled={prompt === null}>
            {t`Install`}
          </Button>
        </div>
      )}
      <output>{isAsked && t`You can also install it later, from the menu of your browser.`}</output>
    </Card>
  );
}

/** Goals to choose from, in minutes; the server takes others, too. */
const choices = [5, 10, 15, 20, 30, 45, 60];

/** The daily goal: minutes to type, or off. */
function GoalSettings({ viewerRef }: { readonly viewerRef: SettingsPage_goal$key }) {
  const { t } = useLingui();
  const { id, dailyGoalMinutes, practiceGoal } = useFragment(
    graphql`
      fragment SettingsPage_goal on User @throwOnFieldError {
        id
        dailyGoalMinutes
        practiceGoal {
          today {
            isReached
          }
        }
      }
    `,
    viewerRef,
  );
  const save = useSetDailyGoal();
  const [refused, setRefused] = useState<{ readonly code: ErrorCode; readonly minutes: number | null } | null>(null);
  const choose = async (minutes: number | null): Promise<void> => {
    setRefused(null);
    const code = await save(id, minutes);
    if (code !== null) setRefused({ code, minutes });
  };
  const current = dailyGoalMinutes ?? null;
  const offered = current === null || choices.includes(current) ? choices : [...choices, current].sort((a, b) => a - b);
  return (
    <Card id="goal" title={t`Daily goal`} lead={t`The ring at the top of the page shows how far you are.`}>
      <div className={choiceStyles["choice"]}>
        <SegmentedControl
          label={t`Minutes per day`}
          options={[
            { value: "", label: t({ message: "Off", context: "goal" }) },
            ...offered.map((minutes) => ({ value: String(minutes), label: String(minutes) })),
          ]}
          value={current === null ? "" : String(current)}
          onChange={(value) => void choose(value === "" ? null : Number(value))}
        />
        <p className={choiceStyles["hint"]}>
          {practiceGoal?.today.isReached === true
            ? t`You've reached today's goal. If you change it, the new goal starts tomorrow.`
            : t`If you change your goal, days on which you already reached it still count.`}
        </p>
        {refused && <ErrorNotice code={refused.code} onRetry={() => void choose(refused.minutes)} />}
      </div>
    </Card>
  );
}
