const HOUR_MS = 3_600_000;
const style = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/**
 * An instant as the venue's wall shows it: "Thursday, November 26 at 2:30 PM"; with the letters of its zone in the hour
 * that comes twice when the clocks go back.
 */
export const momentText = (instant: string, timeZone: string): string => {
  const wall = new Intl.DateTimeFormat('en-US', { timeZone, ...style });
  const at = Date.parse(instant);
  const words = wall.format(at);
  if (![at - HOUR_MS, at + HOUR_MS].some((other) => wall.format(other) === words)) return words;
  return new Intl.DateTimeFormat('en-US', { timeZone, ...style, timeZoneName: 'short' }).format(at);
};
