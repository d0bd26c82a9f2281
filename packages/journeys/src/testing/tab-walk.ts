import type { Page } from '@playwright/test';

interface Stop {
  /** Which of the stops has the focus; -1 outside the page, for instance in the browser's own bar. */
  readonly nth: number;
  readonly isInSight: boolean;
  readonly isMarked: boolean;
}

interface Walk {
  readonly missed: string[];
  readonly hidden: string[];
  readonly unmarked: string[];
}

/** Goes through the whole page with Tab, and tells what was not reached, not in sight or not marked when it had its turn. */
export const walkByTab = async (page: Page): Promise<Walk> => {
  const names = await page.evaluate<string[]>(`(() => { ${inThePage}; return rememberStops(); })()`);
  const stops = new Map<number, Stop>();
  for (let presses = 0; presses < names.length + 8; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<Stop>(`(() => { ${inThePage}; return stopHere(); })()`);
    if (!stops.has(stop.nth)) stops.set(stop.nth, stop);
  }
  const named = (is: (stop: Stop | undefined) => boolean) => names.filter((_, nth) => is(stops.get(nth)));
  return {
    missed: named((stop) => !stop),
    hidden: named((stop) => stop?.isInSight === false),
    unmarked: named((stop) => stop?.isMarked === false),
  };
};

// What follows runs in the page: declared functions only, that know nothing but each other.

/** Everything that a keyboard should reach: of radio buttons with one name, one. */
function rememberStops(): string[] {
  const wanted = 'a[href], button, input, select, textarea, summary, [tabindex="0"], video[controls], iframe';
  const stops = [...document.querySelectorAll<HTMLElement>(wanted)].filter(isStop);
  Object.assign(window, { stops });
  return stops.map((stop) => stop.outerHTML.slice(0, 160));
}

function isStop(element: HTMLElement): boolean {
  const isOff =
    element.matches(':disabled, [tabindex="-1"], input[type=hidden]') || element.closest('[inert]') !== null;
  if (isOff || !element.checkVisibility({ visibilityProperty: true })) return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
  const group = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${element.name}"]`)];
  return element === (group.find(({ checked }) => checked) ?? group.find(({ disabled }) => !disabled));
}

function stopHere(): Stop {
  const { stops } = window as unknown as { stops: HTMLElement[] };
  const here = document.activeElement as HTMLElement | null;
  const nth = here ? stops.indexOf(here) : -1;
  return { nth, isInSight: here === null || nth < 0 || isInSight(here), isMarked: nth < 0 || isMarked(here) };
}

/** True when one of five points of the element is on top of the page. */
function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.5, 0.1, 0.9];
  return shares.some((x) => shares.some((y) => isOnTop(element, left + width * x, top + height * y)));
}

function isOnTop(element: HTMLElement, x: number, y: number): boolean {
  const top = document.elementFromPoint(x, y);
  return (
    top !== null && (element.contains(top) || top.contains(element) || element.closest('label')?.contains(top) === true)
  );
}

/** The ring is on the element, or on the label or frame that stands for it. */
function isMarked(element: HTMLElement | null): boolean {
  const bearers = [element, element?.closest('label'), element?.parentElement];
  return bearers.some((bearer) => bearer && getComputedStyle(bearer).outlineStyle !== 'none');
}

const inThePage = [rememberStops, isStop, stopHere, isInSight, isOnTop, isMarked].join('\n');
