import { useEffect, useEffectEvent, useState } from "react";
import { useCachedText } from "../../../../platform/offline/textCache";
import { readShelf, shelve, type ShelfText } from "../store/textShelf";
import { BookReading } from "./BookReading";
import { placeIn } from "./placeIn";
import { useSetBookmark } from "./useSetBookmark";

type Props = { readonly text: Omit<ShelfText, "at">; readonly back: string };

/**
 * A text that the server knows. It is put into this browser, and the place in it goes to the server, now or when it can
 * be reached.
 */
export function KnownReading({ text: given, back }: Props) {
  // As it was when it was opened: what the server says later of the place is what was typed here.
  const [text] = useState(given);
  const { id, title, language, body } = text;
  const setBookmark = useSetBookmark();
  // A text of the library is then there for who practises texts without a network, too.
  useCachedText(text.isOwn ? null : text);
  const [start] = useState(() => placeIn(text) ?? 0);

  const keep = (place: { readonly bookmark: number | null; readonly moved: number | null }): void =>
    shelve({ ...text, ...place });
  const move = async (position: number): Promise<void> => {
    keep({ bookmark: text.bookmark, moved: position });
    const isKnown = await setBookmark(id, position);
    // Unless somebody went on meanwhile.
    if (isKnown && readShelf(id)?.moved === position) keep({ bookmark: position, moved: null });
  };
  const opened = useEffectEvent(() => {
    if (text.moved === null) keep({ bookmark: text.bookmark, moved: null });
    else void move(text.moved);
  });
  useEffect(() => {
    opened();
  }, []);

  return (
    <BookReading
      key={body}
      book={{ id, title, language, body }}
      start={start}
      onMove={(position, isTyped) => (isTyped ? keep({ bookmark: position, moved: null }) : void move(position))}
      back={back}
    />
  );
}
