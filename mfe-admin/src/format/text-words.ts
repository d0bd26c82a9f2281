import type { ContentEntryView, ContentKey } from '@northlight/contracts';
import { href } from '@northlight/site-kit';
import { texts as catalogue } from '../texts/common.ts';
import { whoText } from './audit-words.ts';

interface TextPlace {
  readonly title: string;
  /** Where visitors read it. */
  readonly where: string;
  readonly to: string;
}

/** The texts that may be edited, as people call them, and where each is shown. */
export const textPlaces: Readonly<Record<ContentKey, TextPlace>> = {
  about: { title: catalogue.aboutUs, where: catalogue.aboutBelowThePicture, to: href('about') },
  'membership-faq': {
    title: catalogue.membershipQuestions,
    where: catalogue.membershipBelowThePlans,
    to: href('membership'),
  },
  'contact-faq': {
    title: catalogue.contactQuestions,
    where: catalogue.contactSupportTab,
    to: href('contact', { tab: 'support' }),
  },
  support: {
    title: catalogue.supportContacts,
    where: catalogue.contactSupportTab,
    to: href('contact', { tab: 'support' }),
  },
  social: { title: catalogue.socialMediaLinks, where: catalogue.contactNextToTheForm, to: href('contact') },
};

/** Who wrote a version: "by maya". */
export const writerText = ({ by }: Pick<ContentEntryView, 'by'>): string =>
  by ? catalogue.byOf({ by: lowered(whoText(by)) }) : catalogue.originalVersion;

const lowered = (who: string): string =>
  /^(The|A|An|Deleted|Demo) /.test(who) ? who[0]?.toLowerCase() + who.slice(1) : who;
