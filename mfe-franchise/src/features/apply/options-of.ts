/** Options that travel as their labels. */
export const optionsOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
