import type { VenueClosure } from './catalog-views.js';

/** Days in a row on which a venue stays shut for one reason, first and last included. */
export interface ClosedSpan {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

const dayAfter = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

/** Closures that one may still stand before, days in a row for one reason put together. @param today yyyy-MM-dd */
export function closedSpans(closures: readonly VenueClosure[], today: string): readonly ClosedSpan[] {
  const spans: { from: string; to: string; reason: string }[] = [];
  for (const { date, reason } of closures) {
    if (date < today) continue;
    const span = spans.at(-1);
    if (span?.reason === reason && dayAfter(span.to) === date) span.to = date;
    else spans.push({ from: date, to: date, reason });
  }
  return spans;
}
