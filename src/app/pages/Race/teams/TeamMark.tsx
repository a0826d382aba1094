import { useLingui } from "@lingui/react/macro";
import { classNames } from "../../../ui/classNames";
import { laneColour } from "../lanes/laneColour";
import styles from "./TeamMark.module.css";

/** A team by its number, on its colour: told apart by either. */
export function TeamMark({ number }: { readonly number: number }) {
  const { t } = useLingui();
  return <span className={classNames(styles["mark"], laneColour(number))}>{t`Team ${number}`}</span>;
}
