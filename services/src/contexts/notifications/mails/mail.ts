/** A mail as a template makes it: both forms say the same. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** An iCalendar file, where there is something to put into a calendar. */
  readonly calendar?: string;
}
