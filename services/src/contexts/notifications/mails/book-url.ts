import type { TicketType } from '@northlight/contracts';

/** What is chosen already; `date` (yyyy-MM-dd) and `time` (HH:mm) where there is one that may be had. */
interface Choice {
  readonly venueId: number;
  readonly experienceId: number;
  readonly tickets: number;
  readonly ticketType: TicketType;
  readonly date?: string;
  readonly time?: string;
}

/** The booking page with the choice made. */
export function bookUrlOf(choice: Choice, { siteUrl }: { readonly siteUrl: string }): string {
  const { venueId, experienceId, tickets, ticketType: type, date, time } = choice;
  const numbers = { venueId: String(venueId), experienceId: String(experienceId), tickets: String(tickets) };
  return `${siteUrl}/booking?${new URLSearchParams({ ...numbers, ...(date && time ? { date, time } : {}), type })}`;
}
