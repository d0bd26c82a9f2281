/** Puts words into an address; an empty one, or none, takes its name away. */
export const withSearchParams =
  (words: Readonly<Record<string, string | number | undefined>>) =>
  (before: URLSearchParams): URLSearchParams => {
    const next = new URLSearchParams(before);
    for (const [name, word] of Object.entries(words))
      if (word) next.set(name, String(word));
      else next.delete(name);
    return next;
  };
