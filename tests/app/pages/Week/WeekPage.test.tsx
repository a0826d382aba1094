import { act, screen, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";

/** 2026-11-23, a Monday. */
const MONDAY = 20_780;
const MINUTE = 60_000;

beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

const daysOf = (minutes: readonly number[], monday = MONDAY) =>
  Array.from({ length: 7 }, (_, at) => {
    const typedMs = (minutes[at] ?? 0) * MINUTE;
    return { day: monday + at, typedMs, goalMs: 10 * MINUTE, isReached: typedMs >= 10 * MINUTE };
  });

type About = { readonly minutes?: readonly number[]; readonly before?: readonly number[]; readonly goal?: object };

/** The viewer's week, on Thursday, November 26. */
function viewer({ minutes = [12, 0, 15], before = [10], goal = {} }: About = {}) {
  return {
    id: "u",
    role: "MEMBER",
    displayName: "Ada",
    avatarUrl: null,
    groups: [],
    speedUnit: null,
    dailyGoalMinutes: 10,
    practiceGoal: {
      streak: 2,
      longestStreak: 9,
      isFreeDayUsed: true,
      today: { day: MONDAY + 3, typedMs: 0, goalMs: 10 * MINUTE },
      week: {
        week: "2026-W48",
        days: daysOf(minutes),
        daysBefore: daysOf(before, MONDAY - 7),
        figures: { wpm: 43.26, accuracy: 95 },
        figuresBefore: { wpm: 40.1, accuracy: 97.2 },
        bestRuns: [
          {
            id: "r1",
            mode: "TIME",
            modeAmount: 30,
            raceMode: null,
            keyRule: null,
            text: null,
            wpm: 51.29,
            accuracy: 98.4,
          },
        ],
      },
      ...goal,
    },
  };
}

const open = (about?: About, address = "/week") =>
  renderPage(address, { mocks: { Query: () => ({ viewer: viewer(about) }), User: () => viewer(about) } });

test("minutes by day, the streak, what got better and the best runs", async () => {
  open();
  await screen.findByRole("heading", { name: "Your week" });
  expect(screen.getByText("2 days in a row", { selector: "p" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/You've used this week's free day/u).textContent).toContain("Longest streak: 9 days.");
  expect(screen.getByText("27 minutes in all, goal reached on 2 days.")).toBeInstanceOf(HTMLElement);
  const days = within(screen.getByText("ma").closest("ol")!).getAllByRole("listitem");
  expect(days[0]!.textContent).toContain("12 minutes, goal reached");
  expect(days[3]!.getAttribute("aria-current")).toBe("date");
  expect(screen.getByText("3.1 wpm faster: your median is 43.2 wpm.")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("17 more minutes of typing.")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("Goal reached on 1 more day.")).toBeInstanceOf(HTMLElement);
  // Accuracy was lower: that is not mentioned.
  expect(screen.queryByText(/more accurate/u)).toBeNull();
  expect(screen.getByRole("link", { name: "30 seconds" }).getAttribute("href")).toBe("/results/r1");
});

test("a week without anything better says nothing of what was worse", async () => {
  open({ minutes: [5], before: [30, 30], goal: { streak: 0 } });
  await screen.findByText("Reach your goal to start a streak");
  expect(screen.getByText("3.1 wpm faster: your median is 43.2 wpm.")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(/more minute|more day|fewer|less|slower/u)).toBeNull();
});

test("nothing typed yet: where to begin", async () => {
  open({ minutes: [] });
  await screen.findByText("Your first run this week will appear here.");
  expect(screen.queryByRole("heading", { name: "Best runs" })).toBeNull();
});

test("without an account: what will be here", async () => {
  renderPage("/week", { mocks: { Query: () => ({ viewer: null }) } });
  await screen.findByText(/Your week will appear here/u);
});

test("the week in the address is asked for; one that does not exist is the current one", async () => {
  const { server, router } = open({}, "/week?week=2026-W47");
  await screen.findByText("27 minutes in all, goal reached on 2 days.");
  expect(server.variablesOf("WeekPageQuery")).toContainEqual({ week: "2026-W47" });
  await act(() => router.navigate("/week?week=2026-W99"));
  await screen.findByRole("heading", { name: "Your week" });
  expect(server.variablesOf("WeekPageQuery")).not.toContainEqual({ week: "2026-W99" });
});
