import { describe, expect, it } from '@jest/globals';
import { dataKinds, ruledKinds, ruleOf, sweptKinds, type Term } from './data-kinds.js';
import { retentionFigures, retentionRuleNames } from './retention-rules.js';

const fewWords = 4;
const keptWithoutReason = (kinds: Readonly<Record<string, { readonly term: Term }>>): string[] =>
  Object.entries(kinds)
    .filter(([, { term }]) => 'kept' in term && term.kept.trim().split(/\s+/).length < fewWords)
    .map(([kind]) => kind);

describe('how long a kind of personal data is kept', () => {
  it('is a rule or a span of time; where it has no end, it is said why', () => {
    expect(keptWithoutReason(dataKinds)).toEqual([]);
    expect(keptWithoutReason({ ...dataKinds, secrets: { term: { kept: ' ' } } })).toEqual(['secrets']);
  });

  it('is what every rule is for', () => {
    expect(new Set(ruledKinds.map(ruleOf))).toEqual(new Set(retentionRuleNames));
  });

  it('is forgotten by the nightly job where it ends by a rule, as are the links of account mails', () => {
    const byRule = Object.entries(dataKinds).filter(([, { term }]) => 'rule' in term);
    expect([...sweptKinds].sort()).toEqual([...byRule.map(([kind]) => kind), 'accountEmails'].sort());
  });

  it('is by default within what an admin may set', () => {
    const outside = Object.entries(retentionFigures).filter(
      ([, { usual, limits }]) => usual < limits[0] || usual > limits[1],
    );
    expect(outside).toEqual([]);
  });
});
