import { describe, expect, it } from '@jest/globals';
import { readForm } from './form.js';
import { Params } from './params.js';

const params = (text: string): Params => new Params(readForm(text));

describe('parameters in brackets', () => {
  it('stand for objects and lists', () => {
    const [first, second] = params('lines[0][name]=A&lines[1][name]=B&metadata[refundId]=7').list('lines');
    expect([first?.text('name'), second?.text('name')]).toEqual(['A', 'B']);
    expect(params('metadata[refundId]=7').inner('metadata').texts()).toEqual({ refundId: '7' });
  });

  it('change no object of the machine', () => {
    readForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it('are refused by name where they are missing, wrong or unknown', () => {
    const lines = params('lines[0][amount]=1.5&lines[0][size]=2').inner('lines').inner('0');
    expect(() => lines.allow('amount')).toThrow('Received unknown parameter: lines[0][size]');
    expect(() => lines.integer('amount')).toThrow('Invalid integer: 1.5');
    expect(() => lines.text('name')).toThrow('Missing required param: lines[0][name].');
    expect(() => params('url=javascript:alert(1)').address('url')).toThrow('Not a valid URL');
  });
});
