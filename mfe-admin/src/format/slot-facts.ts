/** What a slot is, as its id says it: `1-7-2026-11-28-1430`. */
export function factsOf(slotId: string): { venueId: number; experienceId: number; date: string; time: string } {
  const [, venue = '0', experience = '0', date = '', hours = '00', minutes = '00'] =
    /^(\d+)-(\d+)-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})$/.exec(slotId) ?? [];
  return { venueId: Number(venue), experienceId: Number(experience), date, time: `${hours}:${minutes}` };
}
