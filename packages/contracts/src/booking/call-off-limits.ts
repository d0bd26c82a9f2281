/** Longest sentence that customers are told with a call-off. */
export const callOffMessageLimit = 300;
