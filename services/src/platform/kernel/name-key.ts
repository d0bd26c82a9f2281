/** What makes two usernames (or e-mail addresses) the same one: neither case nor a look-alike spelling of it counts. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
