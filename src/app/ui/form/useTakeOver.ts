import { useLayoutEffect, useRef } from "react";

/**
 * For a field of a rendered page: what a person, or their password manager, put there before the page was alive counts
 * as if it were put there now.
 * @param read what the field shows; null where there is none.
 */
export function useTakeOver<Value>(read: () => Value | null, value: Value, onChange: (value: Value) => void): void {
  // Of the layout: what passive effects of a late part of the page change, React may draw long afterwards.
  const first = useRef({ read, value, onChange });
  useLayoutEffect(() => {
    const { current } = first;
    const shown = current.read();
    if (shown !== null && shown !== current.value) current.onChange(shown);
  }, []);
}
