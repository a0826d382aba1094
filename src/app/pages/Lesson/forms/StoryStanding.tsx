import { useLingui } from "@lingui/react/macro";
import type { Language } from "../../../../contract/languages/languages";
import type { Story } from "../../../../engine/lessons/Story";
import { storyEndings } from "../../../../engine/lessons/storyParts";
import { CHARACTERS_PER_WORD } from "../../../../engine/metrics/rates";
import { useSpeed } from "../../../typing/figures/useSpeed";
import { Button } from "../../../ui/Button";
import styles from "./Story.module.css";
import { openStories, readStoryRecord } from "./storyRecords";

type Props = {
  readonly stories: readonly Story[];
  readonly story: Story;
  readonly language: Language;
  /** Begins another story; missing while one is being typed. */
  readonly onPlay?: (story: Story) => void;
};

/** The level and its story, the endings found, and the best score. */
export function StoryStanding({ stories, story, language, onPlay }: Props) {
  const { t } = useLingui();
  const { found, best } = readStoryRecord(story);
  const { text } = useSpeed();
  const highest = text((best ?? 0) / CHARACTERS_PER_WORD);
  const level = stories.indexOf(story) + 1;
  const levels = stories.length;
  const foundCount = found.size;
  const all = storyEndings(story).size;
  const others = onPlay === undefined ? [] : openStories(stories).filter((each) => each !== story);
  return (
    <div className={styles["standing"]} data-fades>
      <p className={styles["facts"]}>
        <span>{t`Level ${level} of ${levels}`}</span>
        <strong lang={language}>{story.title}</strong>
        <span>{t`Endings found: ${foundCount} of ${all}`}</span>
        {best !== null && <span>{t`Best score: ${highest}`}</span>}
      </p>
      {others.map((other) => (
        <PlayOther
          key={other.id}
          level={stories.indexOf(other) + 1}
          story={other}
          isSmall
          onPlay={() => onPlay?.(other)}
        />
      ))}
    </div>
  );
}

type PlayOtherProps = {
  readonly level: number;
  readonly story: Story;
  readonly isSmall?: boolean;
  readonly onPlay: () => void;
};

/** Begins the story of another level. */
export function PlayOther({ level, story: { title }, isSmall = false, onPlay }: PlayOtherProps) {
  const { t } = useLingui();
  return (
    <Button isSmall={isSmall} onClick={onPlay}>
      {t`Play level ${level}: ${title}`}
    </Button>
  );
}
