/** What screen readers were told politely in the last seconds, in its order. */
export const spoken = () =>
  [...document.querySelectorAll('.announcer[aria-live=polite] > *')].map(({ textContent }) => textContent);

/** Forgets what was said before this story. */
export const hush = () => {
  for (const region of document.querySelectorAll('.announcer')) region.replaceChildren();
};
