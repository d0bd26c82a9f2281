/** What a front is made to do on purpose: its entry does not come, or its page throws while it is shown. */
export type PreviewFault = 'entry' | 'render';

/** A document that shows what is not live, to one browser. */
export interface DocumentPreview {
  /** The moment after which this browser is shown what is live, as an ISO instant. */
  readonly until: string;
  /** The releases that were chosen, builds of a developer's own machine among them; of every other front it has what is live. */
  readonly releases: readonly string[];
}
