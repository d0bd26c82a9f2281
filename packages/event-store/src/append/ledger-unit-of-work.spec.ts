import { beforeEach, describe, expect, it } from '@jest/globals';
import { LedgerCache } from './ledger-cache.js';
import { LedgerUnitOfWork } from './ledger-unit-of-work.js';

describe('what the decisions of a batch ask outside of the log', () => {
  let unit: LedgerUnitOfWork;
  let queried: string[];
  const priceOf = async ({ item }: { item: string }): Promise<string> => {
    queried.push(item);
    return `price of ${item}`;
  };
  const ask = (item: string): unknown => unit.answerTo(priceOf, { item });

  beforeEach(() => {
    unit = new LedgerUnitOfWork(new LedgerCache(1, { concurrency: 'auto' }));
    queried = [];
  });

  it('has an answer for each thing that it was asked about', async () => {
    for (const item of ['tea', 'cake', 'tea']) expect(() => ask(item)).toThrow();
    await unit.askOpen();
    expect([ask('cake'), ask('tea')]).toEqual(['price of cake', 'price of tea']);
    expect(queried).toEqual(['tea', 'cake']);
  });

  it('is asked anew where the decision comes to be about something else', async () => {
    expect(() => ask('tea')).toThrow();
    await unit.askOpen();
    unit.clear();
    expect(() => ask('cake')).toThrow();
    await unit.askOpen();
    expect([ask('tea'), ask('cake')]).toEqual(['price of tea', 'price of cake']);
  });
});
