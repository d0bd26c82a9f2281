/** What kinds of things are kept of persons. */
export const personEntryKinds = [
  ...(['account', 'former address', 'booking', 'note', 'waitlist place', 'order', 'cart'] as const),
  ...(['message', 'newsletter', 'review', 'gift voucher', 'franchise inquiry', 'mail'] as const),
] as const;

export type PersonEntryKind = (typeof personEntryKinds)[number];

/** Something that is kept of a person. */
export interface PersonEntry {
  readonly kind: PersonEntryKind;
  /** A reference, a number, the end of a code, or the text itself. */
  readonly id: string;
  /** When it was made, or is for: a day, or a moment. */
  readonly at?: string | undefined;
  /** How it stands, in the words of its room: 'confirmed', 'waiting'. */
  readonly status?: readonly string[] | undefined;
  /** What somebody is called in it. */
  readonly name?: string | undefined;
  readonly guests?: number | undefined;
  readonly venueId?: number | undefined;
}

/** The answer to whoever looks for a person; no entries where nobody was found. */
export interface PersonFoundView {
  /** Keys are missing that would open or find more. */
  readonly isIncomplete?: boolean;
  readonly entries: readonly PersonEntry[];
}

/** All that is kept of a person: parts by their names, with why each kind of thing is kept. */
export type PersonDataView = { readonly exportedAt: string } & Readonly<Record<string, unknown>>;

/** What was forgotten; nothing where nobody was found, or nobody was left. */
export interface PersonErasedView {
  /** Customers, messages, vouchers, inquiries, accounts and addresses of the newsletter. The bookings stay. */
  readonly erased: number;
  readonly hadAccount: boolean;
}
