/** The queue of what is left to do after slots were called off: every party is cancelled, and written to. */
export const callOffsQueue = { name: 'call-offs', kind: 'call-off' } as const;

/** What such a job carries: a pointer, nothing personal. */
export interface CallOffJob {
  readonly venueId: number;
  readonly callOffId: string;
}
