import { Notice } from '@northlight/site-kit';
import { formWordsOf } from '../../failures.ts';

/** Why a form was not taken, unless its fields say so. */
export function FormFailure({ reason }: { readonly reason: unknown }) {
  const words = reason ? formWordsOf(reason) : undefined;
  return words ? <Notice tone="bad" title={words} /> : null;
}
