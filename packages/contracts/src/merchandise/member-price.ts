/** What holders of a plan that runs save on merchandise, in percent (decisions.md 4). Never on tickets. */
const memberMerchandisePercent = 15;

/**
 * What one piece costs a member, from what it costs everybody: both in cents, rounded half up. A line is so many times
 * this price, so that it stays true for each piece that is left of it.
 */
export const memberPriceCents = (cents: number): number =>
  Math.floor((cents * (100 - memberMerchandisePercent) + 50) / 100);
