import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseAllDocuments } from "yaml";
import { readConfig } from "../../src/server/readConfig";
import { projectFile } from "../support/workshop";

jest.setTimeout(60_000);

const read = (file: string) => readFileSync(projectFile(file), "utf8");
const { version }: { version: string } = JSON.parse(read("package.json"));
const manifests: readonly any[] = parseAllDocuments(read("src/deploy/kubernetes.yaml")).map((one) => one.toJSON());
const ofKind = (kind: string) => manifests.find((one) => one.kind === kind);
const container = ofKind("Deployment").spec.template.spec.containers[0];

/** Where kubernetes-types has the type of a manifest: `apps/v1` for Deployment, `core/v1` for Service. */
function typeOf({ apiVersion, kind }: { apiVersion: string; kind: string }, at: number): string {
  const [group = "", name] = apiVersion.split("/");
  const file = name === undefined ? `core/${group}` : `${group.replace(/\.k8s\.io$/u, "")}/${name}`;
  return `import type { ${kind} as Type${at} } from "kubernetes-types/${file}";`;
}

// The type checker refuses unknown fields, missing ones and wrong types, as `kubeconform -strict` does.
test("every manifest has the fields that Kubernetes knows, and no other", () => {
  const folder = projectFile("dist/manifests");
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "manifests.ts");
  const check = (documents: readonly any[]) => {
    const imports = documents.map(typeOf).join("\n");
    const values = documents.map((one, at) => `export const value${at}: Type${at} = ${JSON.stringify(one)};`);
    writeFileSync(file, `${imports}\n${values.join("\n")}\n`);
    const options = [
      "--ignoreConfig",
      "--noEmit",
      "--strict",
      "--skipLibCheck",
      "--module",
      "esnext",
      "--moduleResolution",
      "bundler",
    ];
    try {
      execFileSync(projectFile("node_modules/.bin/tsc"), [...options, file], { encoding: "utf8", stdio: "pipe" });
      return "";
    } catch (error) {
      return String((error as { stdout: string }).stdout);
    }
  };
  expect(check(manifests)).toBe("");
  const wrong = structuredClone(ofKind("Deployment"));
  wrong.spec.template.spec.containers[0].livenessProbe.failureTreshold = 3;
  expect(check([wrong])).toContain("failureTreshold");
  rmSync(folder, { recursive: true });
});

test("the server reads what the manifests set; secrets are given by reference", () => {
  const set: Record<string, string> = ofKind("ConfigMap").data;
  const secret = Object.fromEntries(container.env.map(({ name }: { name: string }) => [name, ""]));
  const urls = { DATABASE_URL: "postgres://user:password@postgres:5432/typeloop", REDIS_URL: "redis://redis:6379/0" };
  expect(Object.keys(secret)).toEqual([...Object.keys(urls), "DATABASE_REPLICA_URL"]);
  const optional = container.env.filter(({ valueFrom }: any) => valueFrom.secretKeyRef.optional === true);
  expect(optional.map(({ name }: { name: string }) => name)).toEqual(["DATABASE_REPLICA_URL"]);
  for (const { valueFrom } of container.env) expect(valueFrom.secretKeyRef.name).toBe("typeloop");
  expect(manifests.some(({ kind }) => kind === "Secret")).toBe(false);
  const config = readConfig({ ...set, ...urls });
  expect(config.notices).toEqual([]);
  expect(config.operations.metrics).toEqual({ host: "0.0.0.0", port: 9464 });
  expect(container.ports.map(({ containerPort }: { containerPort: number }) => containerPort)).toEqual([4000, 9464]);
});

test("probes ask paths that exist, and pods have time to end", () => {
  const health = read("src/server/operations/Health.ts");
  for (const probe of ["startupProbe", "livenessProbe", "readinessProbe"])
    expect(health).toContain(`"${container[probe].httpGet.path}"`);
  const { terminationGracePeriodSeconds: grace } = ofKind("Deployment").spec.template.spec;
  const hardLimit = Number(
    /HARD_LIMIT_MS = ([\d_]+)/u.exec(read("src/server/operations/Drain.ts"))?.[1]?.replace("_", ""),
  );
  expect(grace * 1000).toBeGreaterThan(hardLimit + Number(container.lifecycle.preStop.exec.command[1]) * 1000);
  expect(ofKind("HorizontalPodAutoscaler").spec.metrics[0].pods.metric.name).toBe("typeloop_racers");
  expect(read("src/server/operations/metrics/Metrics.ts")).toContain('"typeloop_racers"');
});

test("labels of pods are those that services, budgets and the autoscaler choose", () => {
  const { labels } = ofKind("Deployment").spec.template.metadata;
  expect(ofKind("Service").spec.selector).toEqual(labels);
  expect(ofKind("PodDisruptionBudget").spec.selector.matchLabels).toEqual(labels);
  expect(ofKind("Deployment").spec.selector.matchLabels).toEqual(labels);
  expect(ofKind("HorizontalPodAutoscaler").spec.scaleTargetRef.name).toBe(ofKind("Deployment").metadata.name);
});

/** The settings of a unit's section, with every value of a name. */
function unitSection(name: string): ReadonlyMap<string, string> {
  const text = new RegExp(`\\[${name}\\]\\n([^]*?)(?=\\n\\[|$)`, "u").exec(read("src/deploy/typeloop.service"))?.[1];
  const lines = (text ?? "").split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]));
}

test("the unit runs what the package installs, as its own user, and lets the server stop its Postgres", () => {
  const service = unitSection("Service");
  const setting = (name: string) => service.get(name);
  expect(setting("ExecStart")).toBe("/opt/typeloop/bin/typeloop");
  // What the server takes for a rolling replacement of its workers.
  expect(setting("ExecReload")).toBe("/bin/kill -USR2 $MAINPID");
  expect(read("src/server/main.ts")).toContain('process.on("SIGUSR2"');
  expect([setting("User"), setting("StateDirectory"), setting("KillMode")]).toEqual(["typeloop", "typeloop", "mixed"]);
  expect(read("src/tools/typeloop.mjs")).toContain("STATE_DIRECTORY");
  expect(Number(setting("TimeoutStopSec"))).toBeGreaterThan(40);
  for (const name of ["NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome", "RestrictSUIDSGID"])
    expect([name, setting(name)]).toEqual([name, "yes"]);
  expect([setting("ProtectSystem"), setting("CapabilityBoundingSet")]).toEqual(["strict", ""]);
});

test("systemd finds nothing wrong with the unit", () => {
  const program = "/usr/bin/systemd-analyze";
  if (!existsSync(program)) return;
  const folder = projectFile("dist/unit");
  mkdirSync(folder, { recursive: true });
  const unit = path.join(folder, "typeloop.service");
  writeFileSync(unit, read("src/deploy/typeloop.service").replace("/opt/typeloop/bin/typeloop", process.execPath));
  expect(execFileSync("sh", ["-c", `${program} verify --man=no ${unit} 2>&1`], { encoding: "utf8" })).toBe("");
  rmSync(folder, { recursive: true });
});

test("the version is in package.json, and what is published takes it from there", () => {
  expect(JSON.parse(read("package-lock.json")).packages[""].version).toBe(version);
  const notes = (tag: string) =>
    execFileSync(process.execPath, ["src/tools/releaseNotes.mjs", tag], { encoding: "utf8", stdio: "pipe" });
  expect(notes(`v${version}`).length).toBeGreaterThan(50);
  expect(() => notes("v999.0.0")).toThrow(`package.json has version ${version}`);
  expect(read("src/deploy/Dockerfile")).toContain("org.opencontainers.image.version=$VERSION");
  for (const { image } of [container, ofKind("CronJob").spec.jobTemplate.spec.template.spec.containers[0]])
    expect(image).toMatch(new RegExp(`/typeloop:${version.replaceAll(".", "\\.")}$`, "u"));
});
