/** Where something is: in what, from the inside out. */
export type Place = readonly Element[];

export function placeOf(element: Element): Place {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...placeOf(parentElement)] : [];
}

/**
 * Where what had the focus is gone, the keyboard goes on at the heading of what is still there of its place. Nothing
 * moves on the screen, and nothing happens while something has the focus.
 */
export function passFocusOn(place: Place): void {
  const rest = place.find(({ isConnected }) => isConnected);
  if (document.activeElement !== document.body || !rest || rest.contains(document.body)) return;
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].filter(isBeside(rest));
  const heading = headings.find((one) => rest.contains(one)) ?? headings.findLast(isAbove(rest));
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** In the same dialog, or in none as well. */
const isBeside = (place: Element) => (heading: Element) => heading.closest('dialog') === place.closest('dialog');

const isAbove = (place: Element) => (heading: Element) =>
  Boolean(heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING);
