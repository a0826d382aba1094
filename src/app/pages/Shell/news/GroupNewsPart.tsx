import { createPortal } from "react-dom";
import { LiveReporting } from "../live/LiveReporting";
import { Invitations } from "./Invitations";
import { useGroupKeyboard } from "./useGroupKeyboard";
import { useGroupChange } from "./useGroupChange";
import { useGroupNews } from "./useGroupNews";
import { WatchNote } from "./WatchNote";

/**
 * For who is in a group, on every screen: whether a coach can watch and does, and races to join. While one watches,
 * what is typed is told to them.
 */
export function GroupNewsPart() {
  const news = useGroupNews();
  useGroupKeyboard(news);
  useGroupChange(news);
  const main = document.getElementById("main");
  return (
    <>
      <LiveReporting />
      {main !== null &&
        createPortal(<WatchNote watchable={news?.watchable ?? []} watchedBy={news?.watchedBy ?? []} />, main)}
      {createPortal(<Invitations races={news?.races ?? []} />, document.body)}
    </>
  );
}
