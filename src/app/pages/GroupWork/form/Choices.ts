import type { MultiSelectOption } from "../../../ui/multiSelect/SelectBox";

/** What can be chosen in the form of an assignment. */
export type Choices = Readonly<Record<"lesson" | "textId" | "norm" | "members", readonly MultiSelectOption[]>>;
