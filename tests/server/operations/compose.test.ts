import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { readConfig } from "../../../src/server/readConfig";

// No container is built here: what can be told without is told.
const compose = parse(readFileSync("src/deploy/compose.yaml", "utf8"));
const dockerfile = readFileSync("src/deploy/Dockerfile", "utf8");
const apps = ["app-1", "app-2"];

/** What compose makes of its variables, with these set. */
function filled(values: Record<string, string>, set: Record<string, string>): Record<string, string> {
  const fill = (text: string) =>
    text.replaceAll(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/gu,
      (_, name: string, kind: string, other = "") => set[name] ?? (kind === "-" ? other : ""),
    );
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(String(value))]));
}

/** Every variable that the server reads. */
function knownVariables(): ReadonlySet<string> {
  const read = new Set<string>();
  readConfig(new Proxy<NodeJS.ProcessEnv>({}, { get: (_, name) => void read.add(String(name)) }));
  return read;
}

test.each(apps)("%s is told only what the server reads, and reads it without complaint", (app) => {
  const environment = filled(compose.services[app].environment, { POSTGRES_PASSWORD: "0a1b2c" });
  const known = knownVariables();
  expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
  expect(readConfig(environment)).toMatchObject({
    databaseUrl: "postgres://typeloop:0a1b2c@postgres:5432/typeloop",
    redisUrl: "redis://redis:6379/0",
    operations: { logLevel: "info", metrics: { host: "0.0.0.0", port: 9464 }, traces: null },
  });
});

test(
  "every service that another waits for says when it is well, every volume is named, and only the proxy is reached " +
    "from outside",
  () => {
    const services: Record<string, any> = compose.services;
    for (const service of Object.values(services)) {
      for (const [other, { condition }] of Object.entries<any>(service.depends_on ?? {})) {
        expect(condition).toBe("service_healthy");
        expect(services[other].healthcheck.test[0]).toBe("CMD");
      }
      for (const volume of service.volumes ?? []) expect(Object.keys(compose.volumes)).toContain(volume.split(":")[0]);
    }
    expect(
      Object.entries(services)
        .filter(([, { ports }]) => ports)
        .map(([name]) => name),
    ).toEqual(["proxy"]);
  },
);

test(
  "the proxy sends to every server, asks whether it is ready, and is the one proxy that is trusted; servers have " +
    "time to end",
  () => {
    const caddyfile: string = compose.configs.caddyfile.content;
    for (const app of apps) expect(caddyfile).toContain(`${app}:4000`);
    expect(caddyfile).toContain("health_uri /readyz");
    for (const app of apps) {
      expect(compose.services[app].environment.TYPELOOP_TRUSTED_PROXIES).toBe("1");
      expect(Number.parseInt(compose.services[app].stop_grace_period, 10)).toBeGreaterThan(10);
    }
  },
);

test("the image takes what is there, runs as nobody special, with a Node that we support", () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gmu)].flatMap(([, names = ""]) => names.split(" "));
  for (const name of copied) expect(existsSync(name)).toBe(true);
  const kept = readFileSync("src/deploy/Dockerfile.dockerignore", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("!"));
  expect(kept.map((line) => line.slice(1)).sort()).toEqual([...new Set(copied)].sort());
  // The package, as everybody installs it, in the same place and by the same program as the unit of systemd.
  expect(dockerfile).toContain("--prefix /opt/typeloop /tmp/typeloop-*.tgz");
  expect(dockerfile).toMatch(/^CMD \["typeloop"\]$/mu);
  expect(dockerfile).toMatch(/^USER node$/mu);
  expect(dockerfile).toContain("/healthz");
  expect([...dockerfile.matchAll(/^FROM node:(\d+)-slim/gmu)].map(([, major]) => Number(major))).toEqual([24, 24, 24]);
});
