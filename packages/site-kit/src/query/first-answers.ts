import type { FirstAnswers } from '@northlight/contracts';
import type { QueryClient } from '@tanstack/react-query';

/** Gives the client what the document brought along, so that the first page is whole at once. Without it, it asks. */
export const takeFirstAnswers = (client: QueryClient): void => {
  for (const [key, answer] of read()) client.setQueryData([...key], answer);
};

const read = (): FirstAnswers => {
  try {
    return JSON.parse(document.getElementById('answers')?.textContent ?? '[]') as FirstAnswers;
  } catch {
    return [];
  }
};
