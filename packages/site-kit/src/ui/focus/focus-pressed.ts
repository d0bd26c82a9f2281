/**
 * Gives the focus to the button that was pressed, as every browser does but Safari on a Mac: what a button opens gives
 * the focus back to it, and a menu closes when the focus leaves it.
 */
export const focusPressed = (): void => document.addEventListener('click', focusButton, { capture: true });

const focusButton = ({ target, detail }: MouseEvent): void => {
  if (detail === 0) return; // a key, which had the focus, or a program
  const button = target instanceof Element ? target.closest('button, summary') : null;
  if (button instanceof HTMLElement && !button.contains(document.activeElement)) button.focus({ preventScroll: true });
};
