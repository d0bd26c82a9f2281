import { Matches } from 'class-validator';
import { linkWord } from '../link-word.js';
import { IsEmailAddress } from '../one-line.js';
import { Trimmed } from '../rules/trimmed.js';

/** POST /api/newsletter: asks for the newsletter (decisions.md G16). */
export class SubscribeDto {
  @IsEmailAddress('Please enter a valid email address')
  @Trimmed()
  readonly email!: string;
}

/** Its answer, the same for every address. */
export interface SubscribeAcceptedView {
  readonly message: string;
}

/** Whose entry in the newsletter a link is about, and what opens it. */
export interface NewsletterLink {
  readonly ref: string;
  /** Good for one purpose: to confirm, or to unsubscribe. */
  readonly token: string;
}

/** A link as one word, for the end of an address. */
export const writeNewsletterLink = ({ ref, token }: NewsletterLink): string => `${ref}.${token}`;

/** The link in the end of an address, such as `#…`; undefined when there is none. */
export function readNewsletterLink(text: string): NewsletterLink | undefined {
  const word = text.replace(/^#/, '');
  if (!linkWord.test(word)) return undefined;
  const [ref = '', token = ''] = word.split('.');
  return { ref, token };
}

/** POST /api/newsletter/confirm and /unsubscribe: the link of a mail, once somebody has pressed the button. */
export class NewsletterLinkDto {
  @Matches(linkWord, { message: 'Please open the link in your email again' })
  readonly link!: string;
}

/** The addresses that a mail program posts a form to (RFC 8058); what the form says is of no importance. */
export const oneClickPath = /^\/api\/(newsletter|reviews)\/one-click$/;

/** Whether one is on the list now. */
export interface NewsletterStateView {
  readonly status: 'confirmed' | 'unsubscribed';
}
