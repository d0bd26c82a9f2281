const fresh = new Set<string>();

/** Marks an order as just made in this document: its page celebrates it, once. */
export const markNew = (id: string): void => void fresh.add(id);

/** True for an order that was just made and not celebrated yet. */
export const isNew = (id: string): boolean => fresh.has(id);

export const markSeen = (id: string): void => void fresh.delete(id);
