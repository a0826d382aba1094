/**
 * A small list of words that no name may contain, in English and Dutch; a coach or admin handles the rest. Kept short on purpose:
 * a long list blames the innocent. Stems that stand inside everyday words are compared as whole words only.
 */
const anywhere = ["fuck", "shit", "cunt", "nigger", "nigga", "faggot", "hitler", "nazi", "kanker", "hoer", "kutwijf", "tering", "penis", "vagina", "porn", "bitch", "whore", "klootzak", "mongool"];
const wholeWords = ["kut", "lul", "cock", "dick", "slet", "rape", "sex", "anal", "homo", "tyfus", "ass", "arse", "admin", "administrator", "typeloop", "moderator"];

const lookalikes: ReadonlyMap<string, string> = new Map(Object.entries({ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" }));

/** Whether a user name, display name or nickname may be shown to a class. */
export function isSuitableName(name: string | null | undefined): boolean {
  const plain = (name ?? "").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[013457@$]/gu, (sign) => lookalikes.get(sign) ?? sign);
  const words = plain.split(/[^a-z]+/u);
  return !anywhere.some((part) => plain.replace(/[^a-z]/gu, "").includes(part)) && !words.some((word) => wholeWords.includes(word));
}
