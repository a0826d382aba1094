import { cloneElement, Fragment, type ReactElement, type ReactNode } from "react";
import type { Sentence } from "./Translator";
import { useLingui } from "./useLingui";

type Elements = Readonly<Record<string, ReactElement<{ readonly children?: ReactNode }>>>;

/** What `<Trans>` and `<Plural>` of "@lingui/react/macro" become: a sentence with elements in it. */
export function Trans({ components = {}, ...sentence }: Sentence & { readonly components?: Elements }) {
  return fill(useLingui()._(sentence), components);
}

/** Each pair (`<0>…</0>`) and each single (`<0/>`) stands for an element. */
function fill(text: string, elements: Elements): ReactNode {
  // Between the texts come, of each element: the name of a pair, its content, the name of a single.
  const parts = text.split(/<(\d+)>(.*?)<\/\1>|<(\d+)\/>/su);
  if (parts.length === 1) return text;
  const [first = "", ...rest] = parts;
  const nodes: ReactNode[] = [first];
  for (let at = 0; at < rest.length; at += 4) {
    const [pair, content, single, after] = rest.slice(at, at + 4);
    const element = elements[pair ?? single ?? ""];
    const inside = content === undefined ? undefined : fill(content, elements);
    nodes.push(element === undefined ? inside : cloneElement(element, undefined, inside), after);
  }
  return (
    <Fragment>
      {nodes.map((node, at) => (
        <Fragment key={at}>{node}</Fragment>
      ))}
    </Fragment>
  );
}
