import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { MeteredProcess } from "../support/MeteredProcess";
import { RacerSocket } from "./RacerSocket";

/** A room's frame, and how many sockets get it. */
export type BareRoom = { readonly frame: string; readonly sockets: number };

/** A bare websocket server that sends frames of given bytes to as many sockets. */
export class BareLoad {
  deliveries = 0;
  readonly server: MeteredProcess;
  readonly #folder: string;
  readonly #sockets: RacerSocket[] = [];

  private constructor(server: MeteredProcess, folder: string) {
    this.server = server;
    this.#folder = folder;
  }

  static async open(rooms: readonly BareRoom[], intervalMs: number): Promise<BareLoad> {
    const folder = mkdtempSync(path.join(tmpdir(), "typeloop-bench-frames-"));
    const file = path.join(folder, "frames.json");
    writeFileSync(file, JSON.stringify(rooms.map(({ frame }) => frame)));
    const program = new URL("./bareSockets.mjs", import.meta.url).pathname;
    const load = new BareLoad(await MeteredProcess.start(program, { BENCH_FRAMES: file, BENCH_INTERVAL_MS: String(intervalMs) }), folder);
    for (const [at, { sockets }] of rooms.entries()) await load.#connect(at, sockets);
    return load;
  }

  start(): void {
    this.server.tell("start");
  }

  pause(): void {
    this.server.tell("stop");
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.close();
    await this.server.stop();
    rmSync(this.#folder, { recursive: true });
  }

  async #connect(room: number, count: number): Promise<void> {
    const sockets = await Promise.all(Array.from({ length: count }, () => RacerSocket.open(`${this.server.url}/${room}`, null)));
    for (const socket of sockets) socket.receive = () => (this.deliveries += 1);
    this.#sockets.push(...sockets);
  }
}
