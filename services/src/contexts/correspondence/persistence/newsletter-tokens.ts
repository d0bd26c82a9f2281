import { readNewsletterLink, writeNewsletterLink } from '@northlight/contracts';
import type { SigningSecrets } from '../../../platform/kernel/keyed-hash.js';
import { isTokenOf, tokenOf } from '../../../platform/privacy/token.js';

/** What a link of the newsletter is for. */
export type LinkPurpose = 'newsletter-confirm' | 'newsletter-leave';

/** The word that opens an entry for one purpose. */
export const linkOf = (
  purpose: LinkPurpose,
  { ref, secrets }: { readonly ref: string; readonly secrets: SigningSecrets },
): string => writeNewsletterLink({ ref, token: tokenOf(purpose, { id: ref, secrets }) });

/** Whose entry a word opens for this purpose; undefined when it opens none. */
export function refOpenedBy(word: string, purpose: LinkPurpose, secrets: SigningSecrets): string | undefined {
  const link = readNewsletterLink(word);
  return link && isTokenOf(link.token, purpose, { id: link.ref, secrets }) ? link.ref : undefined;
}
