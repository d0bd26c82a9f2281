import { topModal } from '../dialog/modal-stack.ts';

type Urgency = 'polite' | 'assertive';

/** A screen reader has heard of it by then; until then it must not be taken away, however much is said after it. */
const ANNOUNCEMENT_MS = 7000;

/** A region that is new in the document is only listened to after a moment. */
const SETTLE_MS = 100;

/**
 * Says something to screen readers that the page shows elsewhere: "12 experiences found", "Time cleared" (WCAG 4.1.3).
 * Nothing that is said takes the place of what was said before: messages are spoken one after the other, the same one
 * twice if it is said twice.
 */
export const announce = (text: string, urgency: Urgency = 'polite') => {
  const region = regionFor(urgency);
  setTimeout(() => {
    const message = document.createElement('div');
    message.textContent = text;
    region.append(message);
    setTimeout(() => message.remove(), ANNOUNCEMENT_MS);
  }, SETTLE_MS);
};

/**
 * The region lies in the top dialog, because all the rest is inert while that is open, else in the body. It is looked
 * for in the document and not kept in the module, since a front may bundle a copy of its own.
 */
const regionFor = (urgency: Urgency): HTMLElement => {
  const home = topModal() ?? document.body;
  const there = home.querySelector<HTMLElement>(`:scope > .announcer[aria-live=${urgency}]`);
  if (there) return there;
  const region = document.createElement('div');
  region.className = 'announcer';
  region.setAttribute('aria-live', urgency);
  region.setAttribute('aria-relevant', 'additions');
  home.append(region);
  return region;
};
