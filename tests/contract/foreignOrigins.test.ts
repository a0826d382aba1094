import { foreignOrigins } from "../../src/contract/renderPage";

test("without configuration pages send requests to no other origin", () => {
  expect(foreignOrigins({})).toEqual({ connect: [], script: [], img: [] });
  expect(foreignOrigins({ graphqlUrl: "/api/graphql", websocketUrl: "off", persistedQueries: "apq" })).toEqual({
    connect: [],
    script: [],
    img: [],
  });
});

test("of Sentry's address only the origin is used, without its key", () => {
  expect(foreignOrigins({ sentryDsn: "https://abc123@errors.example.org:8443/base/42" })).toEqual({
    connect: ["https://errors.example.org:8443"],
    script: [],
    img: [],
  });
});

test("gtag loads from one origin and sends to others", () => {
  const { connect, script, img } = foreignOrigins({ analyticsId: "G-TEST" });
  expect(script).toEqual(["https://www.googletagmanager.com"]);
  expect(connect).toContain("https://*.google-analytics.com");
  expect(img).toContain("https://*.google-analytics.com");
});

test("a GraphQL server elsewhere is allowed, with its websocket", () => {
  expect(foreignOrigins({ graphqlUrl: "https://api.example.org/graphql" }).connect).toEqual([
    "https://api.example.org",
    "wss://api.example.org",
  ]);
  expect(foreignOrigins({ graphqlUrl: "http://api.example.org:4000/graphql", websocketUrl: "off" }).connect).toEqual([
    "http://api.example.org:4000",
  ]);
  expect(foreignOrigins({ websocketUrl: "wss://live.example.org/x" }).connect).toEqual(["wss://live.example.org"]);
});

test("an invalid address adds nothing to the policy", () => {
  expect(foreignOrigins({ sentryDsn: "nonsense; script-src *", graphqlUrl: "javascript:alert(1)" })).toEqual({
    connect: [],
    script: [],
    img: [],
  });
});
