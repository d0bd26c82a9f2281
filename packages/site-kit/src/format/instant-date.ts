/** Headquarters are in Rochester, NY (§1): what belongs to no venue is dated there. */
export const headquartersZone = 'America/New_York';

/** An instant → 'MMMM d, yyyy' on the wall calendar of a zone: "November 24, 2026". @param instant ISO text */
export const instantDateText = (instant: string, timeZone = headquartersZone): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: 'long', day: 'numeric', year: 'numeric' }).format(
    new Date(instant),
  );
