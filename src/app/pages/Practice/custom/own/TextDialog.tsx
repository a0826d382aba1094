import { useLingui } from "@lingui/react/macro";
import type { Language } from "../../../../../engine/practice/PracticeMode";
import { Dialog } from "../../../../ui/Dialog";
import { TextForm } from "./TextForm";

/** `id` is null for a text that is not kept yet. */
export type EditedText = {
  readonly id: string | null;
  readonly title: string;
  readonly body: string;
  readonly language: Language;
};

type Props = {
  readonly isOpen: boolean;
  readonly text: EditedText;
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

/** Where a text of one's own gets its title, or is changed. */
export function TextDialog({ isOpen, text, onClose, onSaved }: Props) {
  const { t } = useLingui();
  const done = (): void => {
    onClose();
    onSaved();
  };
  return (
    <Dialog title={text.id === null ? t`Keep this text` : t`Change this text`} isOpen={isOpen} onClose={onClose}>
      <TextForm text={text} onSaved={done} />
    </Dialog>
  );
}
