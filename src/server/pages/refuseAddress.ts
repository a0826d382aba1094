import type { FastifyReply, FastifyRequest } from "fastify";
import { plainHeaders, plainPage, type PlainWords } from "./plainPage";

const noPage: PlainWords = { en: "There is no page here", nl: "Hier is geen pagina" };
const noForms: PlainWords = {
  en: "Typeloop needs JavaScript to send this. Nothing was sent on.",
  nl: "Typeloop heeft JavaScript nodig om dit te versturen. Er is niets verstuurd.",
};

/** For the framework: an address that it cannot read, such as one with half a letter in it. */
export function refuseUnreadable(
  { statusCode = 400 }: { readonly statusCode?: number },
  reply: FastifyReply,
): FastifyReply {
  return reply.code(statusCode).headers(plainHeaders).send(plainPage(noPage));
}

/**
 * Refuses what no page can answer, before anything of its body is read: an address that names another host to a browser
 * (`//other.example`), and a form
 * that a browser without JavaScript sends to a page. Else null.
 */
export function refuseAddress({ method, raw, is404 }: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  if (raw.url?.startsWith("//")) return reply.code(404).headers(plainHeaders).send(plainPage(noPage));
  if (is404 && method === "POST")
    return reply.code(405).header("allow", "GET, HEAD").headers(plainHeaders).send(plainPage(noForms));
  return null;
}
