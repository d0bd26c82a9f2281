/** For a focus that a key has moved: WebKit draws no ring where the one before came from the mouse. */
export const byKey: FocusOptions = { focusVisible: true };
