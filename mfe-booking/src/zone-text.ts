/** What the visitor's own clock may not show: the zone of a venue by its name, where the two differ (U15). */
export const zoneName = (timezone: string, at: Date, ownZone?: string): string | undefined =>
  partOf(timezone, 'shortOffset', at) === partOf(ownZone, 'shortOffset', at)
    ? undefined
    : partOf(timezone, 'longGeneric', at);

const partOf = (timeZone: string | undefined, style: 'shortOffset' | 'longGeneric', at: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: style })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
