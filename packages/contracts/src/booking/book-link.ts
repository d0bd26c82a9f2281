/** What a link to the booking page chooses beforehand. */
export interface BookChoice {
  readonly venueId: number;
  readonly experienceId: number;
  readonly date: string;
  /** HH:mm */
  readonly time: string;
  readonly tickets: number;
}

/** The booking page with the choice made. */
export function bookPathOf({ venueId, experienceId, date, time, tickets }: BookChoice): string {
  const choice = { venueId: String(venueId), experienceId: String(experienceId), date, time, tickets: String(tickets) };
  return `/booking?${new URLSearchParams(choice)}`;
}
