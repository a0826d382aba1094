// What a delivered snapshot costs at the least: a `ws` server that sends frames of the same bytes to as many sockets, as often.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { WebSocketServer } from "ws";

/** A frame for each room. */
const frames = JSON.parse(readFileSync(process.env.BENCH_FRAMES, "utf8"));
const intervalMs = Number(process.env.BENCH_INTERVAL_MS);

const rooms = frames.map((frame) => ({ frame, sockets: new Set() }));
let timers = [];

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on("connection", (socket, request) => rooms[Number(request.url.slice(1))].sockets.add(socket));

/** Rooms tick one after the other, as races that began at different times do. */
function start() {
  rooms.forEach((room, at) => {
    timers.push(setTimeout(() => timers.push(setInterval(() => broadcast(room), intervalMs)), (at * intervalMs) / rooms.length));
  });
}

function broadcast({ frame, sockets: watchers }) {
  for (const socket of watchers) if (socket.readyState === socket.OPEN) socket.send(frame);
}

process.on("message", (message) => {
  if (message === "start") start();
  if (message !== "stop") return;
  for (const timer of timers) clearTimeout(timer);
  timers = [];
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`ready at http://127.0.0.1:${server.address().port}\n`));
process.on("SIGTERM", () => process.exit(0));
