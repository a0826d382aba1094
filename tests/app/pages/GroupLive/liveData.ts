/** A member on a live view, as sent by the server. */
export function liveMember(name: string, more: Readonly<Record<string, unknown>> = {}) {
  return {
    __typename: "LiveMember",
    id: `L-${name}`,
    userId: `U-${name}`,
    name,
    state: "IDLE",
    stateSince: "2026-11-20T09:00:00Z",
    activity: null,
    title: null,
    position: 0,
    length: 0,
    wpm: 0,
    accuracy: 100,
    errors: 0,
    ...more,
  };
}

/** In a run. */
export const typing = {
  state: "TYPING",
  activity: "LESSON",
  title: "The home row",
  position: 40,
  length: 160,
  wpm: 31,
  accuracy: 96,
  errors: 2,
};

export function liveViewOf(...members: readonly ReturnType<typeof liveMember>[]) {
  return { groupLiveUpdated: { __typename: "GroupLive", id: "W1", seatingStamp: "s1", members } };
}

export function viewOf(member: ReturnType<typeof liveMember>, more: Readonly<Record<string, unknown>> = {}) {
  return {
    memberLiveUpdated: {
      __typename: "LiveView",
      id: `V-${member.name}`,
      runId: "run",
      text: "the quick brown fox",
      marks: "rrrrwf",
      caret: 6,
      member,
      ...more,
    },
  };
}
