import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { apiRoutes } from '@northlight/contracts/routes';
import { apiDocument } from './api-docs.js';

const document = apiDocument('Northlight');
const schemas = document.components?.schemas ?? {};

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, { content?: Record<string, { schema?: object; example?: unknown }> }>>;
}

const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as Operation[]);
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name);

const referredIn = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"\$ref":"([^"]+)"/g)].map(([, name = '']) => name);

describe('the description of the API', () => {
  it('has every operation, with a summary, its security and its errors', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(apiRoutes.map(({ name }) => name).sort());
    expect(operations.filter(({ summary, security }) => !summary || !security)).toEqual([]);
    expect(operations.filter(({ responses }) => !responses[500] || !responses[400])).toEqual([]);
  });

  it('has a schema for every JSON answer', () => {
    const json = apiRoutes.filter(({ answer }) => answer.contentType === 'application/json');
    const bare = json.filter(({ name, answer }) => {
      const { schema = {} } = operationOf(name)?.responses[answer.status]?.content?.['application/json'] ?? {};
      return Object.keys(schema).length === 0;
    });
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('refers to no schema that it does not bring along', () => {
    const brought = [
      ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(document.components?.responses ?? {}).map((name) => `#/components/responses/${name}`),
    ];
    const referred = referredIn(document);
    expect(referred.filter((name) => !brought.includes(name))).toEqual([]);
    expect(brought.filter((name) => !referred.includes(name))).toEqual([]);
  });

  it('has an address once, whatever its parameters are called, and names those that it has', () => {
    const paths = Object.keys(document.paths);
    expect(new Set(paths.map((path) => path.replace(/\{\w+\}/g, '{}'))).size).toBe(paths.length);
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const { parameters } of Object.values(methods) as { parameters: { in: string; name: string }[] }[]) {
        const named = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
        expect(named).toEqual(path.match(/\{\w+\}/g) ?? []);
      }
    }
  });

  it('says in the words of JSON Schema 2020-12 what a tuple is made of', () => {
    expect(schemas.MapPoint).toMatchObject({ type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }] });
    expect(JSON.stringify(schemas)).not.toContain('"items":[');
  });

  it('says of a booking what is sent, answered and refused', () => {
    const place = operationOf('placeBooking');
    expect(place).toMatchObject({
      security: [],
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/PlaceBookingDto' } } } },
      responses: {
        201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/BookingPlacedView' } } } },
        422: { description: expect.stringContaining('IDEMPOTENCY_KEY_REUSED') },
      },
    });
  });
});
