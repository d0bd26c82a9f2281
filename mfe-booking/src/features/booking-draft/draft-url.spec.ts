import { describe, expect, it } from '@jest/globals';
import { emptyDraft } from './draft.ts';
import { choiceOf, namesChoice, searchOf } from './draft-url.ts';

const read = (text: string) => choiceOf(new URLSearchParams(text));

describe('an address that names a choice', () => {
  it('is read in full', () => {
    expect(read('venueId=1&experienceId=2&date=2026-11-28&time=14:30&tickets=5&type=group')).toMatchObject({
      venueId: 1,
      experienceId: 2,
      date: '2026-11-28',
      time: '14:30',
      numberOfTickets: 5,
      ticketType: 'group',
    });
  });

  it('takes a time with seconds', () => {
    expect(read('time=14:30:00').time).toBe('14:30');
  });

  it('locks four tickets for Family Pack and remembers the count it names', () => {
    expect(read('type=family&tickets=3')).toMatchObject({ numberOfTickets: 4, countBeforeFamily: 3 });
  });

  it('falls back where it cannot be meant', () => {
    const odd = read('venueId=-1&experienceId=x&date=2026-02-30&time=25:00&tickets=21&type=vip');
    const { venueId, experienceId, date, time, numberOfTickets, ticketType } = emptyDraft;
    expect(odd).toMatchObject({ venueId, experienceId, date, time, numberOfTickets, ticketType });
  });

  it('comes back from the draft that it made', () => {
    const text = 'venueId=1&experienceId=2&date=2026-11-28&time=14%3A30&tickets=5&type=group';
    expect(searchOf({ ...emptyDraft, ...read(text) })).toBe(text);
  });
});

describe('the address of an untouched form', () => {
  it('is clean', () => {
    expect(searchOf(emptyDraft)).toBe('');
    expect(namesChoice(new URLSearchParams(''))).toBe(false);
  });
});
