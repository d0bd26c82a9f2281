export const erasuresQueue = {
  name: 'erasures',
  kind: 'finish-erasures',
  every: { pattern: '0 */10 * * * *' },
} as const;
