/** Has the document try the release before of this shell, which did not start or broke as a whole. */
export const shellFailed = (): void => (window as { shellFailed?: () => void }).shellFailed?.();
