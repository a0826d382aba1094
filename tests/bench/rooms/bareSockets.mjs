// What a delivered snapshot costs at the least: the bare handler of batches, and beside it a `ws` server that sends
// frames of the same
// bytes to as many sockets, as often.
import { readFileSync } from "node:fs";
import { WebSocketServer } from "ws";
import { server } from "../batches/bareHandler.mjs";

/** A frame for each room. */
const frames = JSON.parse(readFileSync(process.env.BENCH_FRAMES, "utf8"));
const intervalMs = Number(process.env.BENCH_INTERVAL_MS);

const rooms = frames.map((frame) => ({ frame, sockets: new Set() }));
let timers = [];

const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on("connection", (socket, request) => rooms[Number(request.url.slice(1))].sockets.add(socket));

/** Rooms tick one after the other, as races that began at different times do. */
function start() {
  rooms.forEach((room, at) => {
    timers.push(
      setTimeout(() => timers.push(setInterval(() => broadcast(room), intervalMs)), (at * intervalMs) / rooms.length),
    );
  });
}

function broadcast({ frame, sockets: watchers }) {
  for (const socket of watchers) if (socket.readyState === socket.OPEN) socket.send(frame);
}

process.on("message", (message) => {
  if (message === "watch") start();
  if (message !== "unwatch") return;
  for (const timer of timers) clearTimeout(timer);
  timers = [];
});
