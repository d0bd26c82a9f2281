export type ControlKind = 'button' | 'link' | 'field' | 'choice' | 'tab';

/** The middle of a control in the window, or why it cannot be touched. */
export type Found = { readonly x: number; readonly y: number } | { readonly problem: string };

/**
 * Finds a control as a person would: by what it is and how it is called, in the dialog that is open or else in the page,
 * and scrolls it into sight. Runs in the page, so it uses nothing from outside.
 * @param pattern the name, as the source of a regular expression
 */
export function findControl(kind: ControlKind, pattern: string): Found {
  const selectors = {
    button: 'button, summary',
    link: 'a[href]',
    field: 'input, select, textarea',
    choice: 'input[type=radio], input[type=checkbox]',
    tab: '[role=tab]',
  };
  const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/);
    if (ids) return ids.map((id) => textOf(document.getElementById(id))).join(' ');
    const label = (element as HTMLInputElement).labels?.[0];
    return element.getAttribute('aria-label') ?? textOf(label ?? element);
  };
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const name = new RegExp(pattern);
  const control = [...(dialog ?? document).querySelectorAll(selectors[kind])].find(
    (one) => one.checkVisibility() && name.test(nameOf(one)),
  );
  if (!control) return { problem: `There is no ${kind} called ${pattern}.` };
  if (control.matches(':disabled, [aria-disabled=true]')) return { problem: `${pattern} is disabled.` };
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const shown = kind === 'choice' ? ((control as HTMLInputElement).labels?.[0] ?? control) : control;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const above = document.elementFromPoint(at.x, at.y);
  const isFree = above !== null && (shown.contains(above) || above.contains(shown));
  return isFree ? at : { problem: `${pattern} lies under ${above?.outerHTML.slice(0, 80)}.` };
}

/** Chooses an option of a list by its words: the lists themselves are drawn by the system. */
export function chooseOption(pattern: string, option: string): string | null {
  const select = [...document.querySelectorAll('select')].find((one) =>
    new RegExp(pattern).test(one.labels[0]?.textContent ?? one.getAttribute('aria-label') ?? ''),
  );
  const wanted = [...(select?.options ?? [])].find(({ text }) => text.includes(option));
  if (!select || !wanted) return `There is no ${option} in ${pattern}.`;
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, wanted.value);
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return null;
}
