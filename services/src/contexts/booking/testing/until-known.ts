import { errorAnswer } from '../../../platform/http/error-filter.js';

/** Answers that leave open whether it happened: whoever gets one asks again. */
const unknown = new Set(['UNAVAILABLE', 'CONFLICT']);

/** Asks again while the answer leaves open whether it happened. @throws what is answered in the end */
export async function untilKnown(ask: () => Promise<unknown>, tries = 50): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (tries === 0 || !unknown.has(errorAnswer(error).code)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 5));
    await untilKnown(ask, tries - 1);
  }
}
