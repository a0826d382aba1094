import { GraphQLError } from "graphql";
import { TopicHub } from "../../../src/server/transport/TopicRoom";
import { untilTrue } from "../../support/untilTrue";

/** The one message that a follower gets of a value whose execution goes as given, and what was told to the log. */
async function follow(query: () => unknown) {
  const told: Error[] = [];
  const hub = new TopicHub((error) => {
    told.push(error);
    return "0af7651916cd43dd8448eb211c80319c";
  });
  const sent = await new Promise<string>((resolve) => {
    const socket: any = {
      readyState: 1,
      OPEN: 1,
      bufferedAmount: 0,
      send: (bytes: Buffer) => resolve(bytes.toString()),
    };
    hub.join(
      { id: "d", compiled: { query } } as any,
      {},
      { current: () => ({}), watch: () => () => {}, intervalMs: 200 },
      {} as any,
      { socket, id: "1", end: () => {} },
    );
  });
  return { sent, told: told.map(({ message }) => message) };
}

test("a field that fails unforeseen says so under a trace id, and nothing of its cause", async () => {
  const failed = new GraphQLError("relation users_gone", {
    path: ["raceUpdated"],
    originalError: new Error("relation users_gone"),
  });
  expect(await follow(async () => ({ data: { raceUpdated: null }, errors: [failed] }))).toEqual({
    sent:
      '{"id":"1","type":"next","payload":{"errors":[{"message":"Something went wrong on the ' +
      'server.","path":["raceUpdated"],"extensions":{"code":"INTERNAL",' +
      '"traceId":"0af7651916cd43dd8448eb211c80319c"}}],"data":{"raceUpdated":null}}}',
    told: ["relation users_gone"],
  });
});

test("a value that cannot be executed at all is told in the same way", async () => {
  const { sent, told } = await follow(() => {
    throw new Error("no such thing");
  });
  expect(JSON.parse(sent).payload.errors[0].extensions).toEqual({
    code: "INTERNAL",
    traceId: "0af7651916cd43dd8448eb211c80319c",
  });
  expect([sent.includes("no such thing"), told]).toEqual([false, ["no such thing"]]);
});

test("a newcomer whose first value takes long is not told what was, after others told them what is", async () => {
  const hub = new TopicHub(() => "");
  const sent: string[] = [];
  let seats = 0;
  let change: () => void = () => {};
  let finishFirst: () => void = () => {};
  const query = async () => {
    const data = { seats };
    if (data.seats === 0) await new Promise<void>((resolve) => (finishFirst = resolve));
    return { data };
  };
  const socket: any = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    send: (bytes: Buffer) => sent.push(JSON.parse(bytes.toString()).payload.data.seats),
  };
  const topic = {
    current: () => ({}),
    watch: (changed: () => void) => ((change = changed), () => {}),
    intervalMs: 200,
  };
  hub.join({ id: "d", compiled: { query } } as any, {}, topic, {} as any, { socket, id: "1", end: () => {} });
  seats = 1;
  change();
  await untilTrue(() => sent.length > 0);
  finishFirst();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toEqual([1]);
});
