import fc from 'fast-check';
import type { Endpoint } from './endpoints.js';
import { oddValues, plausible } from './odd-values.js';

export interface MalformedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

const odd = fc.constantFrom(...oddValues);

const bodyOf = ({ fields }: Endpoint): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.subarray([...fields]), odd, fc.subarray([...fields], { maxLength: Math.min(1, fields.length) }))
    .map(([chosen, value, missing]) =>
      Object.fromEntries(
        fields
          .filter((field) => !missing.includes(field))
          .map((field) => [field, chosen.includes(field) ? value : (plausible[field] ?? 'x')]),
      ),
    );

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

const brokenText: fc.Arbitrary<Buffer> = fc.oneof(
  fc
    .constantFrom(
      ...[
        '',
        '{',
        '{"a":',
        '[1,2',
        'null',
        '1',
        '"x"',
        '[]',
        '[{}]',
        '{"a":1}{"a":2}',
        "{'a':1}",
        '{"a":NaN}',
        'undefined',
      ],
      ...[
        '{"__proto__":{"isAdmin":true}}',
        '{"constructor":{"prototype":{"x":1}}}',
        '{"a":"\\ud800"}',
        '{"a":"\\u0000"}',
      ],
      ...['{"\\u0000":1}', '{"a":1e999}', '\ufeff{}', nested(5_000, '{"a":', '}'), nested(9_000, '[', ']')],
      ...[`{"a":[${'1,'.repeat(2_000)}1]}`, `{"a":"${'x'.repeat(200_000)}"}`],
    )
    .map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
);

const oddHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.constantFrom<Readonly<Record<string, string>>[]>(
  {},
  {},
  {},
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-99' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': ';;;' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br, br, br' },
  { cookie: 'sid=s%3Aforged.signature; sid=%E0%A4%A; =; a' },
  { authorization: 'Bearer null' },
  { 'idempotency-key': 'a-key-that-is-none-of-ours' },
  { 'order-token': "';--" },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'k'.repeat(4_000) },
  { 'idempotency-key': "';--" },
  { 'if-none-match': `${'"x",'.repeat(2_000)}*` },
  { accept: 'application/x-unknown' },
  { range: 'bytes=9-1,-0' },
  { 'x-request-id': '<script>' },
  { 'x-forwarded-for': "' or 1=1, ::1, 999.1.1.1" },
  { 'x-forwarded-host': 'evil.example' },
  { origin: 'null' },
  { origin: 'http://[' },
  { 'sec-fetch-site': 'cross-site' },
);

const oddSegment = fc.oneof(
  fc.constantFrom(
    ...[
      '0',
      '-1',
      '2147483648',
      '99999999999999999999',
      '1e3',
      '%00',
      '%',
      '%E0%A4%A',
      '%F0%9F%98%80',
      '%ED%A0%80',
      '..%2F..%2F',
      '.',
      "'",
    ],
    ...[
      'a'.repeat(5_000),
      '%2e%2e',
      '__proto__',
      'constructor',
      'jurassic-ride',
      'rochester-flagship',
      '1-1-2099-01-05-1000',
      'NL-7K4M2QXD',
      '1',
      '%C0%AF',
      ';',
      '*',
    ],
  ),
  fc.string({ maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

const queryOf = ({ query }: Endpoint): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...query, 'x', '__proto__', 'a[b][c]'), fc.oneof(oddSegment, odd.map(textOf))), {
      maxLength: 6,
    })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''));

const textOf = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed().slice(0, 2_000));

const pathOf = ({ path }: Endpoint): fc.Arbitrary<string> =>
  fc.array(oddSegment, { minLength: 4, maxLength: 4 }).map((segments) => {
    let next = 0;
    return path.replace(/\{[^}]+\}/g, () => segments[next++ % segments.length] ?? '1');
  });

/** One request that something is wrong with, for one of these endpoints. */
export const malformedRequest = (endpoints: readonly Endpoint[]): fc.Arbitrary<MalformedRequest> =>
  fc.constantFrom(...endpoints).chain((endpoint) =>
    fc
      .record({
        method: fc.oneof(
          { weight: 9, arbitrary: fc.constant(endpoint.method) },
          fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'),
        ),
        path: pathOf(endpoint),
        query: queryOf(endpoint),
        headers: oddHeaders,
        body: fc.oneof(
          { weight: 3, arbitrary: bodyOf(endpoint).map((value) => Buffer.from(JSON.stringify(value))) },
          brokenText,
        ),
      })
      .map(({ method, path, query, headers, body }) => ({
        method,
        path: `${path}${query}`.slice(0, 12_000),
        headers: { 'content-type': 'application/json', ...headers },
        ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
      })),
  );
