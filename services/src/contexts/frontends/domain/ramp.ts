/** In a hundred visitors, step by step. */
const steps = [5, 25, 100] as const;
export const firstStepPercent = steps[0];

/** The step after this percentage. */
export const stepAfter = (percent: number): number => steps.find((step) => step > percent) ?? 100;
