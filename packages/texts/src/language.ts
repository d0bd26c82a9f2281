/** Language of the messages, of their plurals and of the numbers in them. */
export const language = 'en-US';
