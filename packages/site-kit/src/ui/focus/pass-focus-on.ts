/** Where something is: in what, from the inside out. */
export type Place = readonly Element[];

export function placeOf(element: Element): Place {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...placeOf(parentElement)] : [];
}

const headings = 'h1, h2, h3';

/**
 * Where what had the focus is gone, the keyboard goes on at the heading of what is still there of its place. Nothing
 * moves on the screen, and nothing happens while something has the focus.
 */
export function passFocusOn(place: Place): void {
  const rest = place.find(({ isConnected }) => isConnected);
  if (document.activeElement !== document.body || !rest || rest.contains(document.body)) return;
  const heading = rest.querySelector<HTMLElement>(headings) ?? headingAbove(rest);
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const headingAbove = (element: Element): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(headings)].findLast(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
