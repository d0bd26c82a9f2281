/**
 * A character as people count: with its accents, a flag, an emoji with its skin tone or joined to others.
 * `Intl.Segmenter` is missing in Firefox before 125.
 */
const characters = /\p{RI}{2}|\r\n|[\s\S](?:[\p{M}\p{EMod}\u{E0020}-\u{E007F}]|\u200D[^\s])*/gu;

/** The beginning of a text, at most so many UTF-16 units long. It never ends within a character. */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  let end = 0;
  for (const { 0: character, index } of text.matchAll(characters)) {
    if (index + character.length > most) break;
    end = index + character.length;
  }
  return end > 0 ? text.slice(0, end) : withoutHalf(text.slice(0, most));
};

/** A text that is cut, with a sign that there was more of it. */
export const shortText = (text: string, most: number): string =>
  text.length > most ? `${cutText(text, most)}…` : text;

export const capitalized = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};

/** A text as a part of an address. What is no text, as half of an emoji, becomes U+FFFD, where encoding it would throw. */
export const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());

/** What a part of an address says; the part itself where it is not encoded well, since anything may stand there. */
export const decodeText = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** One character may be longer than all that is wanted: what is left of it is whole at least for machines. */
const withoutHalf = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '');
