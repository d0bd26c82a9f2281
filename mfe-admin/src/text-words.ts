import type { ContentEntryView, ContentKey } from '@northlight/contracts';
import { href } from '@northlight/site-kit';
import { whoText } from './audit-words.ts';

interface TextPlace {
  readonly title: string;
  /** Where visitors read it. */
  readonly where: string;
  readonly to: string;
}

/** The texts that may be edited, as people call them, and where each is shown. */
export const textPlaces: Readonly<Record<ContentKey, TextPlace>> = {
  about: { title: 'About us', where: 'About, below the picture', to: href('about') },
  'membership-faq': { title: 'Membership questions', where: 'Membership, below the plans', to: href('membership') },
  'contact-faq': { title: 'Contact questions', where: 'Contact, tab Support', to: href('contact', { tab: 'support' }) },
  support: { title: 'Support contacts', where: 'Contact, tab Support', to: href('contact', { tab: 'support' }) },
  social: { title: 'Links to others', where: 'Contact, beside the form', to: href('contact') },
};

/** Who wrote a version: "by maya". */
export const writerText = ({ by }: Pick<ContentEntryView, 'by'>): string =>
  by ? `by ${lowered(whoText(by))}` : 'as the house began';

const lowered = (who: string): string =>
  /^(The|A|An|Deleted) /.test(who) ? who[0]?.toLowerCase() + who.slice(1) : who;
