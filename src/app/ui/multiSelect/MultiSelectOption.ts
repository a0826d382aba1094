/** One of the things that can be chosen. */
export type MultiSelectOption<Value extends string = string> = { readonly value: Value; readonly label: string };
