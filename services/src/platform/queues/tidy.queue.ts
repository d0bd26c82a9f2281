export const tidyQueue = { name: 'tidy', kind: 'tidy-log', every: { pattern: '0 10 * * * *' } } as const;
