import { waitFor } from "@testing-library/react";
import { createNetwork } from "../../../src/app/relay/environment";
import { readRuntimeConfig } from "../../../src/app/relay/runtimeConfig";
import { MisbehavingServer } from "../../support/MisbehavingServer";
import { shippedParams } from "../../support/shippedParams";

afterEach(() => document.getElementById("typeloop-config")?.remove());

function host(written: string): void {
  const config = document.createElement("script");
  config.id = "typeloop-config";
  config.type = "application/json";
  config.textContent = written;
  document.body.append(config);
}

const standard = {
  graphqlUrl: "http://localhost/graphql",
  websocketUrl: "ws://localhost/graphql",
  persistedQueries: "strict",
};

test("without configuration: the server that served the page", () => expect(readRuntimeConfig()).toEqual(standard));

test.each([
  ["{}", {}],
  ["", {}],
  ["nonsense", {}],
  ["[]", {}],
  ['{"graphqlUrl":""}', {}],
  ['{"graphqlUrl":5,"websocketUrl":null,"persistedQueries":"sometimes"}', {}],
  ['{"websocketUrl":"off"}', { websocketUrl: null }],
  ['{"persistedQueries":"apq"}', { persistedQueries: "apq" }],
  ['{"persistedQueries":"off"}', { persistedQueries: "off" }],
  ['{"graphqlUrl":"/api"}', { graphqlUrl: "http://localhost/api", websocketUrl: "ws://localhost/api" }],
  [
    '{"graphqlUrl":"https://typeloop.school.example/graphql"}',
    { graphqlUrl: "https://typeloop.school.example/graphql", websocketUrl: "wss://typeloop.school.example/graphql" },
  ],
  ['{"websocketUrl":"wss://live.example/socket"}', { websocketUrl: "wss://live.example/socket" }],
  ['{"websocketUrl":"https://live.example/socket"}', { websocketUrl: "wss://live.example/socket" }],
])("%s", (written, difference) => {
  host(written);
  expect(readRuntimeConfig()).toEqual({ ...standard, ...difference });
});

test("a server on another origin is used for queries and subscriptions", async () => {
  const server = await MisbehavingServer.start();
  host(JSON.stringify({ graphqlUrl: server.url }));
  const network = createNetwork(readRuntimeConfig());
  await network.execute(shippedParams.query, {}, {}).toPromise();
  const following = network.execute(shippedParams.subscription, { code: "ABC234" }, {}).subscribe({});
  await server.until(() => server.connections[0]?.messages.length === 2);

  expect(new URL(server.url).origin).not.toBe(location.origin);
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]!.headers.cookie).toBeUndefined();
  following.unsubscribe();
  const said = jest.spyOn(console, "error").mockImplementation();
  await server.stop();
  await waitFor(() => expect(said).toHaveBeenCalledWith("GraphQL websocket: connection lost (1006)"));
});
