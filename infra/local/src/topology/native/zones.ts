/** Where a cluster would keep machines apart: one may be lost, and the other two go on. */
export const zones = ['a', 'b', 'c'] as const;
export type Zone = (typeof zones)[number];

/** Zones in which there are processes of the product; the third one has a vote and a copy. */
export const processZones = ['a', 'b'] as const satisfies readonly Zone[];
