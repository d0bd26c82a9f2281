import { readNewsletterLink, writeNewsletterLink } from '@northlight/contracts';
import { isToken, tokenOf } from '../../../platform/privacy/token.js';

/** What a link of the newsletter is for. */
export type LinkPurpose = 'newsletter-confirm' | 'newsletter-leave';

/** The word that opens an entry for one purpose. */
export const linkOf = (
  purpose: LinkPurpose,
  { ref, secret }: { readonly ref: string; readonly secret: string },
): string => writeNewsletterLink({ ref, token: tokenOf(purpose, { id: ref, secret }) });

/** Whose entry a word opens for this purpose; undefined when it opens none. */
export function refOpenedBy(word: string, purpose: LinkPurpose, secret: string): string | undefined {
  const link = readNewsletterLink(word);
  return link && isToken(link.token, tokenOf(purpose, { id: link.ref, secret })) ? link.ref : undefined;
}
