import { describe, expect, it } from '@jest/globals';
import { emptyDraft, requestOf, withType } from './draft.ts';

describe('a change of ticket type', () => {
  it('sets four tickets for Family Pack', () => {
    expect(withType({ ...emptyDraft, numberOfTickets: 7 }, 'family')).toMatchObject({ numberOfTickets: 4 });
  });

  it('restores the earlier count when Family Pack is left', () => {
    const seven = { ...emptyDraft, numberOfTickets: 7 };
    const pack = { ...seven, ...withType(seven, 'family') };
    expect({ ...pack, ...withType(pack, 'group') }).toEqual({ ...seven, ticketType: 'group' });
  });

  it('keeps the count between the other types', () => {
    const five = { ...emptyDraft, numberOfTickets: 5 };
    expect(withType(five, 'group')).toMatchObject({ numberOfTickets: 5 });
  });
});

describe('the booking payload', () => {
  it('leaves out a phone that was not given, and what is only the form’s', () => {
    const request = requestOf({ ...emptyDraft, customerName: ' Ann Lee ', countBeforeFamily: 2 }, 72.08);
    expect(request).not.toHaveProperty('customerPhone');
    expect(request).not.toHaveProperty('countBeforeFamily');
    expect(request).toMatchObject({ customerName: 'Ann Lee', totalPrice: 72.08 });
  });
});
