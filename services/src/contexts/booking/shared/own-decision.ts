import type { Consumption } from '../../../platform/kernel/limit.js';
import type { Used } from '../../../platform/limits/rate-limiter.js';

/**
 * Tells what a decision made from what was answered before: a request that is repeated gets the stored answer, and so
 * does one whose twin was faster. Nothing was taken then.
 */
export class OwnDecision<Answer> {
  private made: { readonly answer: Answer } | undefined;

  /** The same decision, whose last answer is remembered. */
  of<Given extends unknown[]>(decide: (...given: Given) => Answer): (...given: Given) => Answer {
    return (...given) => {
      const answer = decide(...given);
      this.made = { answer };
      return answer;
    };
  }

  /** Whether this is the answer that the decision made. */
  isOf(answer: Answer): boolean {
    return this.made !== undefined && this.made.answer === answer;
  }

  /** What of all that was counted was taken, now that the answer is known. */
  used(answer: Answer, counted: readonly Consumption[]): Used<Answer> {
    return { answer, counted: this.isOf(answer) ? counted : [] };
  }
}
