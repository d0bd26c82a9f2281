/** Letters that Unicode does not take apart into a Latin letter and a mark, and how people type them. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ' },
};

/**
 * A text as lists compare it: case, accents, apostrophes and how much space there is are of no importance, so that
 * `obrien`, `O'Brien` and `O’Brien` are one.
 */
export const searchText = (text: string): string =>
  text
    .replace(/['’‘ʼ`´]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/[æœøłđðþıς]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** Digits that a search has to have before it can mean a phone number. */
const LEAST_PHONE_DIGITS = 4;

/**
 * Whether each word of a search is somewhere in the texts, or its digits are in the phone number.
 * @param phone as it was typed: what stands between its digits is of no importance
 */
export function isFound(search: string, texts: readonly (string | null | undefined)[], phone?: string | null): boolean {
  const text = searchText(texts.join(' '));
  if (
    searchText(search)
      .split(' ')
      .every((word) => text.includes(word))
  )
    return true;
  const digits = search.replace(/\D/g, '');
  return digits.length >= LEAST_PHONE_DIGITS && (phone ?? '').replace(/\D/g, '').includes(digits);
}
