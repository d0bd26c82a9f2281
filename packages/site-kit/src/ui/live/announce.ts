import { topModal } from '../dialog/modal-stack.ts';

const regions = new Map<'polite' | 'assertive', HTMLElement>();

const regionFor = (urgency: 'polite' | 'assertive') => {
  const region = regions.get(urgency) ?? document.createElement('div');
  regions.set(urgency, region);
  region.setAttribute('aria-live', urgency);
  region.className = 'announcer';
  // all but the top dialog is inert while it is open: what is spoken must be inside it
  const home = topModal() ?? document.body;
  if (region.parentElement !== home) home.append(region);
  return region;
};

/** Says something to screen readers that the page shows elsewhere: "12 experiences found", "Time cleared" (WCAG 4.1.3). */
export const announce = (text: string, urgency: 'polite' | 'assertive' = 'polite') => {
  const region = regionFor(urgency);
  region.textContent = '';
  // an empty region first, so that the same text is spoken again
  setTimeout(() => {
    region.textContent = text;
  }, 60);
};
