const dayInMs = 86_400_000;

/**
 * Some of many cases that each take a process of their own: a third a day, so that in three days all have had their turn.
 * `EVERY_FAULT=true npm test` takes them all.
 */
export function ofTheDay<Case>(cases: readonly Case[]): readonly Case[] {
  if (process.env.EVERY_FAULT === 'true') return cases;
  const day = Math.floor(Date.now() / dayInMs);
  return cases.filter((_, nth) => (nth + day) % 3 === 0);
}
