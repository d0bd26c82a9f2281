import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { bookingPlaced, holdExtended, placeBooking, quoteVisit } from './booking/examples/selling.js';
import { ListBookingsDto } from './booking/list-bookings.dto.js';
import { type BookingPlacedView, PlaceBookingDto } from './booking/place-booking.dto.js';
import { apiRoutes } from './routes.js';
import { file, noContent, ok } from './wire/answer.js';
import { type Route, type Rules, route } from './wire/route.js';

/** What a server that drops no field finds wrong with what is sent (services/src/platform/http/validation.ts drops them). */
const wrongIn = (rules: Rules | undefined, sent: object): string[] =>
  rules === undefined
    ? []
    : validateSync(plainToInstance(rules, sent), { whitelist: true, forbidNonWhitelisted: true }).flatMap(
        ({ property, constraints, children }) => `${property}: ${JSON.stringify(constraints ?? children)}`,
      );

/** A query as a server reads it out of an address. */
const asQuery = (query: object): object =>
  Object.fromEntries(
    new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])),
  );

const paramsIn = ({ path }: Route): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const namesOf = (routes: readonly Route[]): string[] => routes.map(({ name }) => name);

describe('the examples of the API', () => {
  it('have a body wherever a route takes one', () => {
    expect(namesOf(apiRoutes.filter(({ body, example }) => body && !example?.body))).toEqual([]);
  });

  it('have a query wherever a route takes one', () => {
    expect(namesOf(apiRoutes.filter(({ query, example }) => query && !example?.query))).toEqual([]);
  });

  it('have an answer wherever a route has one in JSON', () => {
    const described = apiRoutes.filter(({ answer }) => answer.form !== 'none' && answer.form !== 'file');
    expect(namesOf(described.filter(({ example }) => example?.answer === undefined))).toEqual([]);
  });

  it('name the parameters of their paths, and no others', () => {
    for (const one of apiRoutes)
      expect([one.name, Object.keys(one.example?.params ?? {}).sort()]).toEqual([one.name, paramsIn(one).sort()]);
  });

  it('are what their routes take', () => {
    const wrong = apiRoutes.flatMap(({ name, params, query, body, example = {} }) =>
      [
        ...wrongIn(params, example.params ?? {}),
        ...wrongIn(query, asQuery(example.query ?? {})),
        ...wrongIn(body, example.body ?? {}),
      ].map((problem) => `${name}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are JSON: they come back as they were sent', () => {
    for (const { name, example } of apiRoutes)
      expect([name, JSON.parse(JSON.stringify(example ?? {}))]).toEqual([name, example ?? {}]);
  });

  it('do not compile where they are of another type than is stated', () => {
    const stated = { summary: 'Hold seats of a slot', access: 'everyone', answer: ok<BookingPlacedView>('') } as const;
    const others = [
      // @ts-expect-error it has another answer
      route('POST /api/a', { ...stated, example: { answer: holdExtended } }),
      // @ts-expect-error it takes another body
      route('POST /api/b', { ...stated, body: PlaceBookingDto, example: { body: quoteVisit, answer: bookingPlaced } }),
      // @ts-expect-error it takes no body
      route('POST /api/c', { ...stated, example: { body: placeBooking, answer: bookingPlaced } }),
      // @ts-expect-error its parameter has another name
      route('POST /api/d/:id', { ...stated, example: { params: { booking: '1' }, answer: bookingPlaced } }),
      // @ts-expect-error it takes another query
      route('GET /api/e', { ...stated, query: ListBookingsDto, example: { query: { when: 'never' } } }),
      // @ts-expect-error it answers nothing
      route('POST /api/f', { ...stated, answer: noContent(''), example: { answer: bookingPlaced } }),
      // @ts-expect-error a file has no example
      route('GET /api/g', { ...stated, answer: file('text/csv', ''), example: { answer: bookingPlaced } }),
    ];
    expect(others).toHaveLength(7);
  });
});
