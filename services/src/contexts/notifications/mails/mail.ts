/** A mail as a template makes it: both forms say the same. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** An iCalendar file, where there is something to put into a calendar, or to take out of it. */
  readonly calendar?: { readonly method: 'PUBLISH' | 'CANCEL'; readonly content: string };
}
