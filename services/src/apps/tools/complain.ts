/** Says in a sentence why a tool does nothing with what was typed; it ends with 1. */
export function complain(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

/** Complains of the first option among what was typed for a tool that has none. @returns whether there was one */
export function complainsOfOptions(words: readonly string[]): boolean {
  const option = words.find((word) => word.startsWith('--'));
  if (option) complain(`There is no option ${option}.`);
  return option !== undefined;
}
