import type { DayPerson } from "./DayPerson";
import type { DaySocket } from "./DaySocket";

/** The page of somebody in a group: its websocket follows the group's news. */
export type OpenPage = { readonly socket: DaySocket; readonly isWatched: () => boolean };

/** Opens the websocket of a member's page, as the frame of every page does. */
export function openNews(person: DayPerson): OpenPage {
  let isWatched = false;
  const socket = person.openSocket();
  socket.follow(person.world.wire.subscription("myGroupNews", { page: `page ${person.plan.seed}` }), (frame) => {
    isWatched = frame.includes('"watchedBy":["');
    person.world.record().count("news");
  });
  return { socket, isWatched: () => isWatched };
}
