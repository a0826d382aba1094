/** Short words that letters drawn by chance must not make, in Dutch or English: children read what they type. */
const unfit =
  /ass|anal|anus|boob|butt|coc?k|crap|cunt|damn|dick|dildo|dood|drug|dyke|fag|fuc|fuk|fuq|fvck|geil|gvd|hell|hoer|homo|jood|kak|kanker|kill|kkk|klit|kut|lul|neger|neuk|nazi|nig|paki|penis|pies|pik|piss|poep|porn|pussy|rape|rotz|scheet|schijt|sex|seks|shit|slet|slut|spast|sperm|stront|suck|teef|tering|tiet|tit|trut|twat|tyfus|vagin|wank|whore|xtc/u;

/**
 * Whether a drawn group of letters would make a word that is not for children. Spaces and signs between the letters
 * hide nothing.
 */
export function isUnfit(group: string): boolean {
  return unfit.test(group.toLowerCase().replaceAll(/[^a-z]/gu, ""));
}
