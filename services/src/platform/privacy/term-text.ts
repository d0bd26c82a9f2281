import { type DataKind, dataKinds, type RetentionRules, retentionFigures, type Term } from '@northlight/contracts';

/** How long something is kept, in words: one sentence, or one for each kind where there are several. */
export const termsText = (kinds: readonly DataKind[], rules: RetentionRules): string =>
  kinds.length === 1
    ? kinds.map((kind) => termText(dataKinds[kind].term, rules)).join()
    : kinds.map((kind) => `${kind}: ${termText(dataKinds[kind].term, rules)}`).join('; ');

function termText(term: Term, rules: RetentionRules): string {
  if ('kept' in term) return `no end: ${term.kept}`;
  if ('until' in term) return `until ${term.until}`;
  if ('within' in term) return `${term.within} at most`;
  const { unit } = retentionFigures[term.rule];
  return `${rules[term.rule]} ${unit} after ${term.after}`;
}
