/** The queue of work on slots that no person asks for. */
export const slotsQueue = { name: 'slots', extendHorizon: 'extend-slot-horizon' } as const;

/** How far ahead visitors can book, in days (decisions.md 5). */
export const slotHorizonDays = 60;

/** Every night, after the last show and before anybody is up. */
export const nightly = { pattern: '0 30 3 * * *', tz: 'America/New_York' } as const;
