import { FieldConnection } from "../input/typingInput";
import { openStage } from "../stage/StageView";
import { TypingRun } from "../TypingRun";
import { isPageAlive, storeEarlyTyping } from "./earlyRun";
import { earlyFieldAttribute, takeRecordedInputs } from "./recorder";

/**
 * Makes the typing surface of a rendered page work before React has loaded: what is typed counts, with its own times,
 * and is drawn. Does nothing on other pages. The elements are those of TypingStage: lines, caret and provisional text
 * in the window, the field after it, then the text.
 */
function startEarlyTyping(): void {
  const field = document.querySelector(`[${earlyFieldAttribute}]`);
  if (isPageAlive() || !(field instanceof HTMLTextAreaElement)) return;
  const [lines, caret, provisional] = field.previousElementSibling?.children ?? [];
  const text = field.nextElementSibling?.textContent;
  if (!(lines instanceof HTMLElement && caret instanceof HTMLElement && provisional instanceof HTMLElement) || !text)
    return;
  const [limit, rule] = field.getAttribute(earlyFieldAttribute)?.split(" ") ?? [];
  const run = new TypingRun({
    rules: rule === "stop" ? "stopOnError" : "free",
    text,
    isForwardOnly: rule === "forward",
    ...(limit && { limitMs: Number(limit) }),
  });
  const elements = { lines, caret, provisional, field };
  const closeStage = openStage(elements, run);
  const { parentElement } = field;
  run.onPhase(() => parentElement?.setAttribute("data-phase", run.phase));
  field.focus({ preventScroll: true });
  storeEarlyTyping({
    run,
    elements,
    closeStage,
    connection: new FieldConnection(field, run, takeRecordedInputs(field)),
  });
}

// An entry of its own (vite.config.ts): a rendered page with a text to type loads it before React
// (printPageData.ts). It shares earlyRun.ts with the app, so that the page continues the run that began here.
startEarlyTyping();
