import type { RedisConnection } from "../redis/RedisConnection";
import type { Watch } from "./Watch";

/** Shows every command to a watch. */
export function watchRedis({ commands }: RedisConnection, watch: Watch): void {
  const send = commands.sendCommand.bind(commands);
  commands.sendCommand = (command, stream) => {
    const end = watch.step("redis", command.name.toUpperCase());
    command.promise.then(
      () => end(false),
      () => end(true),
    );
    return send(command, stream);
  };
}
