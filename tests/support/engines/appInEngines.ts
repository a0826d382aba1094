import { AppProcess } from "../startApp";
import { chromium } from "./chromium";
import type { Engine, EngineProfile, ProfileOptions } from "./Engine";
import { EnginePage } from "./EnginePage";
import { firefox } from "./firefox";
import { webkit } from "./webkit";

export const engines: readonly Engine[] = [chromium, firefox, webkit];

/** One row for each engine: `test.each(inEachEngine)("%s: …", async (name, engine) => …)`. */
export const inEachEngine = engines.map((engine) => [engine.name, engine] as const);

/**
 * The app for the tests of one file, and a way to open it. Browsers are closed after each test.
 * @param settings of the host, beside those that every test has
 */
export function appInEngines(settings?: Readonly<Record<string, string>>): {
  readonly app: AppProcess;
  open(engine: Engine, url: string, options?: ProfileOptions): Promise<EnginePage>;
} {
  const app = new AppProcess(settings);
  const profiles = new Set<EngineProfile>();
  beforeAll(() => app.start(), 120_000);
  afterEach(async () => {
    await Promise.all([...profiles].map((profile) => profile.close()));
    profiles.clear();
  }, 60_000);
  afterAll(() => app.stop());
  return {
    app,
    async open(engine, url, options) {
      const profile = await engine.open(options);
      profiles.add(profile);
      const page = new EnginePage(profile.tab);
      await page.goto(url);
      return page;
    },
  };
}
