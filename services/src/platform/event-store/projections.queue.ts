export const projectionsQueue = {
  name: 'projections',
  rebuildMixed: 'rebuild-mixed',
  every: { pattern: '30 * * * * *' },
} as const;
