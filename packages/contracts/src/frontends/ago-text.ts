const spans = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/**
 * How long ago something was, in the largest unit that it fills: "3 hours ago", "yesterday", "now".
 * @param at ISO instant; one that is still to come counts as now
 * @param nowMs milliseconds since 1970
 */
export function agoText(at: string, nowMs: number): string {
  const ms = Math.max(0, nowMs - Date.parse(at));
  const [unit, each] = spans.find(([, span]) => ms >= span) ?? spans[3];
  return relative.format(-Math.floor(ms / each), unit);
}
