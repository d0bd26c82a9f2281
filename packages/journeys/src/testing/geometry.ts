import type { Page } from '@playwright/test';

/** What reaches beyond the right edge of the window, as its opening tags; empty when nothing must be scrolled sideways. */
export const sidewaysOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const tagOf = (element: Element) => element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1);
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px`, ...wide.slice(0, 5).map(tagOf)];
  });

/** Cells of tables whose content reaches into the next one; empty when each keeps to itself. */
export const spillsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const reachOf = (cell: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return Math.max(0, ...[...range.getClientRects()].map(({ right }) => right));
    };
    const spills = (cell: Element) => reachOf(cell) > cell.getBoundingClientRect().right + 1;
    return [...document.querySelectorAll<HTMLElement>('main :is(th, td)')]
      .filter(spills)
      .map(({ innerText }) => innerText);
  });

/** Texts that lie on each other or are cut off; empty when all of the page can be read. */
export const unreadableOf = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => { ${inThePage.join('\n')}; return unreadable(); })()`);

interface Line {
  readonly node: Node;
  readonly words: string;
  readonly box: DOMRect;
}

// What follows runs in the page: declared functions only, that know nothing but each other.

function unreadable(): string[] {
  const lines = textNodes().flatMap(linesOf);
  const cut = lines.filter(isCut).map(({ words }) => `"${words}" is cut off`);
  return [...new Set([...overlapsOf(lines), ...cut])];
}

function textNodes(): Node[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes.filter(isRead);
}

function isRead(node: Node): boolean {
  const element = node.parentElement;
  if (!element || !node.textContent?.trim()) return false;
  const isAside = element.closest('option, select, script, style, .announcer, dialog:not([open]), [aria-hidden=true]');
  if (isAside || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return !ancestorsOf(element).some(isOutOfFlow);
}

/** For screen readers only, or floating above the page on purpose. */
function isOutOfFlow(element: Element): boolean {
  const { clipPath, position } = getComputedStyle(element);
  return clipPath.includes('inset(50%)') || position === 'fixed' || position === 'sticky';
}

function ancestorsOf(element: Element | null): Element[] {
  return element ? [element, ...ancestorsOf(element.parentElement)] : [];
}

function linesOf(node: Node): Line[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].map((box) => ({ node, words: node.textContent?.trim() ?? '', box }));
}

function overlapsOf(lines: Line[]): string[] {
  return lines.flatMap((line, at) =>
    lines
      .slice(at + 1)
      .filter((other) => other.node !== line.node && isOn(line.box, other.box))
      .map((other) => `"${line.words}" lies on "${other.words}"`),
  );
}

/** Tight headlines may touch by the air around their letters. */
function isOn(a: DOMRect, b: DOMRect): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 3 && height > 0.45 * Math.min(a.height, b.height);
}

function isCut({ node, box }: Line): boolean {
  const around = ancestorsOf(node.parentElement);
  const scroller = around.findIndex((element) => /auto|scroll/.test(getComputedStyle(element).overflow));
  return around.slice(0, scroller < 0 ? around.length : scroller).some((element) => isCutBy(box, element));
}

function isCutBy(box: DOMRect, element: Element): boolean {
  const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
  const frame = element.getBoundingClientRect();
  const isWide = box.right > frame.right + 3 || box.left < frame.left - 3;
  const isHigh = box.bottom > frame.bottom + 3 || box.top < frame.top - 3;
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  return textOverflow !== 'ellipsis' && ((isWide && hides(overflowX)) || (isHigh && hides(overflowY)));
}

const inThePage = [unreadable, textNodes, isRead, isOutOfFlow, ancestorsOf, linesOf, overlapsOf, isOn, isCut, isCutBy];
