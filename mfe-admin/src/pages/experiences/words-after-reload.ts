/** What is to be said once the page has come back. */
interface Words {
  readonly title: string;
  /** What went wrong although the rest went well. */
  readonly warnings: readonly string[];
}

const key = 'admin-words';

export const leaveWords = (words: Words): void => sessionStorage.setItem(key, JSON.stringify(words));

/** Says them once. */
export function takeWords(): Words | undefined {
  const left = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return left ? (JSON.parse(left) as Words) : undefined;
}
