/** How the sender of a form leaves: it waits for the answer, or goes after so many milliseconds, politely or not. */
export type Leaving = 'with the answer' | { readonly afterMs: number; readonly how: 'end' | 'reset' };

/** A request that brings a form with files, and something is wrong with it. */
export interface HostileUpload {
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: Buffer;
  readonly leaving: Leaving;
}

type Form = Pick<HostileUpload, 'headers' | 'body'>;

const paths = [
  '/api/upload/experience/1',
  '/api/upload/experience/1/gallery',
  '/api/upload/product/1',
  '/api/upload/venue/1',
  '/api/upload/venue/1/gallery',
  '/api/memberships/1/image',
];
const CUT_EVERY_BYTES = 97;
const LATEST_LEAVING_MS = 80;

const multipart = 'Content-Type: multipart/form-data; boundary=xx';
const png = (bytes: number): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d4948445200000040000000400806000000', 'hex'),
    Buffer.alloc(bytes, 7),
  ]);

const partOf = (field: string, content: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--xx\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const formOf = (...parts: readonly Buffer[]): Buffer => Buffer.concat([...parts, Buffer.from('--xx--\r\n')]);

const whole = (body: Buffer): Form => ({ headers: [multipart, `Content-Length: ${body.length}`], body });
const chunked = (body: Buffer): Form => ({
  headers: [multipart, 'Transfer-Encoding: chunked'],
  body: Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]),
});

/** The same form, ended after each so many bytes: as if that were all of it, in a chunk, or by a sender who goes. */
function* cuts(field: string): Generator<Omit<HostileUpload, 'path'>> {
  const form = formOf(partOf(field, png(6_000)), partOf(field, png(6_000)));
  for (let at = 1; at < form.length - 4; at += CUT_EVERY_BYTES) {
    const part = form.subarray(0, at);
    yield { ...whole(part), leaving: 'with the answer' };
    yield { ...chunked(part), leaving: 'with the answer' };
    yield { headers: whole(form).headers, body: part, leaving: { afterMs: 0, how: 'end' } };
  }
}

/** A form of half a megabyte whose sender goes away before all of it has come. */
function* leavings(field: string): Generator<Omit<HostileUpload, 'path'>> {
  const form = whole(formOf(partOf(field, png(500_000))));
  for (let afterMs = 0; afterMs <= LATEST_LEAVING_MS; afterMs++)
    for (const how of ['end', 'reset'] as const) yield { ...form, leaving: { afterMs, how } };
}

const header = (text: string): Buffer => formOf(Buffer.from(`--xx\r\n${text}\r\n\r\nabc\r\n`));
const file = 'Content-Disposition: form-data; name="image"; filename="a.png"';

/** Forms that are no forms. */
const odd: readonly Form[] = [
  { headers: ['Content-Type: multipart/form-data', 'Content-Length: 3'], body: Buffer.from('abc') },
  { headers: ['Content-Type: multipart/form-data; boundary=', 'Content-Length: 3'], body: Buffer.from('abc') },
  { headers: [multipart.replace('xx', 'yy'), 'Content-Length: 600'], body: Buffer.alloc(600, 'x') },
  ...[
    Buffer.alloc(0),
    Buffer.from('--xx--\r\n'),
    Buffer.from('--xx\r\n'),
    Buffer.from(`--xx\r\n${file}\r\n\r\nabc`),
    Buffer.from(`--xx\r\n${file}\r\n\r\nabc\r\n --xx --`),
    Buffer.from('--xx'.repeat(4_000)),
    Buffer.from('\r\n'.repeat(4_000)),
    formOf(partOf('image', '')),
    formOf(partOf('image', 'no picture')),
    formOf(...Array.from({ length: 40 }, () => partOf('images', png(50)))),
    formOf(...Array.from({ length: 40 }, () => partOf('image', png(5_000)))),
    header('Content-Disposition: form-data'),
    header('Content-Disposition: attachment; name="image"; filename="a.png"'),
    header(`${file.replace('a.png', '\u0000'.repeat(9))}`),
    header(`${file}\r\nContent-Type: ;;;`),
    header(`${file}\r\nContent-Transfer-Encoding: \uffff`),
    header(file.replace('image', '__proto__')),
    header(`${file}\r\n${'X: y\r\n'.repeat(3_000)}`),
    header(`${file}\r\nX: ${'y'.repeat(80_000)}`),
    header(': nothing'),
  ].map(whole),
];

/** Every hostile upload that there is, for each address that takes files. */
function everyUpload(): HostileUpload[] {
  const forms = [
    ...['image', 'images', 'picture'].flatMap((field) => [...cuts(field), ...leavings(field)]),
    ...odd.map((form) => ({ ...form, leaving: 'with the answer' as const })),
  ];
  return forms.flatMap((form, nth) =>
    paths.map((path, at) => ({ ...form, path: paths[(nth + at) % paths.length] ?? path })),
  );
}

/** So many of all hostile uploads, spread over all kinds; where more are asked for than there are, again from the first. */
export function hostileUploads(count: number): HostileUpload[] {
  const all = everyUpload();
  const step = Math.max(1, all.length / count);
  return Array.from({ length: count }, (_, nth) => all[Math.floor(nth * step) % all.length] as HostileUpload);
}
