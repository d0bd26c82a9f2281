import type { Consumption } from '../../platform/kernel/limit.js';
import type { Used } from '../../platform/limits/rate-limiter.js';

/**
 * Tells what a decision made from what was answered before: a request that is repeated gets the stored answer, and so
 * does one whose twin was faster. Nothing was taken then.
 */
export class OwnDecision<Answer> {
  private made: { readonly answer: Answer } | undefined;

  /** The same decision, whose last answer is remembered. It still waits for nothing where it did not. */
  of<Given extends unknown[], Made extends Answer | Promise<Answer>>(
    decide: (...given: Given) => Made,
  ): (...given: Given) => Made {
    return (...given) => {
      const made = decide(...given);
      if (made instanceof Promise) return made.then((answer: Answer) => this.note(answer)) as Made;
      this.note(made as Answer);
      return made;
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

  private note(answer: Answer): Answer {
    this.made = { answer };
    return answer;
  }
}
