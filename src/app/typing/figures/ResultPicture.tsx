import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useLocale } from "../../platform/locale/useLocale";
import { saveBlob } from "../../platform/saveFile";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { drawResult, PICTURE_HEIGHT, PICTURE_WIDTH } from "./drawResult";
import { formatPercent } from "./formatFigure";
import type { PictureProps } from "./PictureButton";
import styles from "./ResultPicture.module.css";
import { useGainSentence } from "./RunHeadline";
import { useSpeed, useSpeedName } from "./useSpeed";

const FILE_NAME = "typeloop.png";

/** A result as a picture, drawn in this browser, which can be downloaded or sent. */
export function ResultPicture({ metrics: { wpm, accuracy, seconds }, gain }: PictureProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const locale = useLocale();
  const { figure, unit } = useSpeed();
  const speedName = useSpeedName();
  const sentence = useGainSentence();
  const [hasFailed, setFailed] = useState(false);
  const canSend = canSendFiles();
  const speed = figure(wpm, 0);
  const percent = formatPercent(locale, accuracy, 0);
  const headline = gain === null ? "" : sentence(gain);
  const accurate = t`${percent} accurate`;
  const isAchieved = gain?.kind === "best" || gain?.kind === "goal";

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const content = { headline, isAchieved, speed, speedName, accurate, seconds };
    drawResult(element, content).catch(() => setFailed(true));
  }, [headline, isAchieved, speed, speedName, accurate, seconds]);

  const makeFile = async (): Promise<File | null> => {
    const blob = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, "image/png"));
    return blob && new File([blob], FILE_NAME, { type: "image/png" });
  };
  const download = async (): Promise<void> => {
    const file = await makeFile();
    if (file === null) return setFailed(true);
    saveBlob(file, FILE_NAME);
  };
  /** The system's share dialog. Closing it is not an error. */
  const send = async (): Promise<void> => {
    const file = await makeFile();
    if (file === null) return setFailed(true);
    await navigator.share({ files: [file] }).catch(() => undefined);
  };

  return (
    <div className={styles["picture"]}>
      <canvas
        ref={canvas}
        className={styles["canvas"]}
        width={PICTURE_WIDTH}
        height={PICTURE_HEIGHT}
        role="img"
        aria-label={[headline, `${speed} ${unit}`, accurate].filter((part) => part !== "").join(", ")}
      />
      {hasFailed && <Notice kind="error" text={t`This browser can't make the picture.`} />}
      <p className={styles["note"]}>
        {t`The picture is made in your browser. It's only shared if you send it.`}{" "}
        {!canSend && t`This browser can't send pictures: download it and send it yourself.`}
      </p>
      <div className={styles["actions"]}>
        <Button look="primary" onClick={() => void download()}>{t`Download picture`}</Button>
        {canSend && <Button onClick={() => void send()}>{t`Send picture`}</Button>}
      </div>
    </div>
  );
}

function canSendFiles(): boolean {
  if (typeof navigator.canShare !== "function") return false;
  return navigator.canShare({ files: [new File([], FILE_NAME, { type: "image/png" })] });
}
