import { beforeEach, describe, expect, it } from '@jest/globals';
import { fitted, forgetDraft, loadDraft, saveDraft } from './draft.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a draft', () => {
  it('is there again until it is forgotten', () => {
    saveDraft('application-7', { city: 'Queens' });
    expect(loadDraft('application-7')).toEqual({ city: 'Queens' });
    expect(loadDraft('application-8')).toEqual({});
    forgetDraft('application-7');
    expect(loadDraft('application-7')).toEqual({});
  });

  it('keeps money, and how somebody is reached, in the tab alone', () => {
    saveDraft('application-7', { email: 'ann@example.com', personalInvestment: '$350,000', motivation: 'Light' });
    expect(Object.values(localStorage).join()).toContain('Light');
    expect(Object.values(localStorage).join()).not.toMatch(/ann@|350,000/);
    sessionStorage.clear();
    expect(loadDraft('application-7')).toEqual({ motivation: 'Light' });
  });

  it.each(['no json', 'null', '7'])('that reads %j is none', (text) => {
    saveDraft('x', {});
    localStorage.setItem(localStorage.key(0) ?? '', text);
    expect(loadDraft('x')).toEqual({});
  });

  it('counts only as far as it is of the kind of the form', () => {
    const empty = { city: '', fields: [] as string[], owns: false };
    const draft = { city: 7, fields: 'x', owns: true, more: 'y' } as never;
    expect(fitted(empty, draft)).toEqual({ city: '', fields: [], owns: true });
    expect(fitted(empty, { city: 'Queens', fields: ['retail'] })).toEqual({
      ...{ city: 'Queens', fields: ['retail'], owns: false },
    });
  });
});
