import { expect, it } from '@jest/globals';
import { typedValues } from './typed-values.ts';

class NewParcel {
  readonly weight: number = 5;
  readonly labels: string[] = [];
  readonly isFragile: boolean = false;
}
const names = ['weight', 'labels', 'isFragile', 'note'];

it('a form begins with what a new thing has, and with what is said of one that is there, as text', () => {
  expect(typedValues(names, NewParcel)).toEqual({ weight: '5', labels: '', isFragile: false, note: '' });
  const there = { id: 7, weight: 12, labels: ['glass', 'north'], note: null };
  expect(typedValues(names, NewParcel, there)).toEqual({
    ...{ weight: '12', labels: 'glass, north', isFragile: false, note: '' },
  });
});
