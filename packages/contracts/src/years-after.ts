/** The date (yyyy-MM-dd) so many years later: the 29th of February is the 1st of March where there is none. */
export function yearsAfter(date: string, years: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
}
