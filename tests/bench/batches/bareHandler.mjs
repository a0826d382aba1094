// What a batch of keystrokes costs at the least: node:http, the body read and parsed, the same bytes answered.
import { createServer } from "node:http";

/** The answer that the product gives, with # for the number of the batch. */
const [before, after] = process.env.BENCH_ANSWER.split("#");
const { BENCH_VARIABLE: variable, BENCH_TYPE: type } = process.env;

/** An HTTP server that listens on any free port, says where, and stays as long as it is wanted. */
export const server = createServer({ keepAliveTimeout: 72_000 }, (request, response) => {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const { variables } = JSON.parse(Buffer.concat(chunks).toString());
    const answer = before + variables[variable] + after;
    response.writeHead(200, {
      "content-type": type,
      "content-length": Buffer.byteLength(answer),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    response.end(answer);
  });
});

server.listen(0, "127.0.0.1", () => process.stdout.write(`ready at http://127.0.0.1:${server.address().port}\n`));
process.on("SIGTERM", () => process.exit(0));
