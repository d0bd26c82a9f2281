/** An instant as the venue's wall shows it: "Thursday, November 26 at 2:30 PM". */
export const momentText = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...({ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const),
  }).format(new Date(instant));
