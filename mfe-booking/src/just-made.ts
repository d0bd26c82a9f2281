const fresh = new Set<string>();

/** Marks a booking or an order as just made in this document: its page celebrates it, once. */
export const markNew = (name: string): void => void fresh.add(name);

/** True for what was just made and not celebrated yet. */
export const isNew = (name: string): boolean => fresh.has(name);

export const markSeen = (name: string): void => void fresh.delete(name);
