/** What opens a JPEG, after 0xff. */
const marker = { frame: [0xc0, 0xc1, 0xc2], scan: 0xda, adobe: 0xee, end: 0xd9 } as const;
const coefficients = 64;

interface Segment {
  readonly marker: number;
  readonly content: Buffer;
}

/** What browsers look at besides the samples of a JPEG. */
interface JpegLayout {
  readonly hasEnd: boolean;
  readonly hasAdobeMarker: boolean;
  /** The identifier of each of its components; none where it says no measures. */
  readonly components: readonly number[];
  readonly height: number;
  /** Whether every coefficient is there to its last bit, but for what the last scan lacks. */
  readonly isInLastScan: boolean;
}

/** A JPEG that a strict reader takes. */
export interface RepairedJpeg {
  readonly bytes: Buffer;
  /** Counted from above: a row that must not be empty, or too much of its end is missing. Undefined where none is. */
  readonly lastRow: number | undefined;
}

/**
 * Gives a JPEG what browsers do without: the mark of its end where only that, or some of its last scan, did not come
 * along, and the Adobe marker without which four components that are written as YCCK are taken for CMYK.
 */
export function repairJpeg(sent: Buffer): RepairedJpeg {
  const layout = layoutOf(sent);
  const marked = isUnmarkedYcck(layout) ? withAdobeMarker(sent) : sent;
  if (layout.hasEnd || !layout.isInLastScan) return { bytes: marked, lastRow: undefined };
  return { bytes: Buffer.concat([marked, Buffer.from([0xff, marker.end])]), lastRow: lastRowOf(layout.height) };
}

/** A twentieth may be missing, or one row of blocks. */
const lastRowOf = (height: number): number => Math.max(0, height - 1 - Math.max(16, Math.ceil(height / 20)));

/** Libjpeg, which nearly everybody writes with, calls the components of CMYK by these letters and those of YCCK 1 to 4. */
const cmyk = [...Buffer.from('CMYK')];
const isUnmarkedYcck = ({ components, hasAdobeMarker }: JpegLayout): boolean =>
  !hasAdobeMarker && components.length === 4 && components.some((id, nth) => id !== cmyk[nth]);

/** Version 100, no flags, 2 for YCCK. */
const adobeYcck = Buffer.from([0xff, marker.adobe, 0, 14, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 2]);
const withAdobeMarker = (sent: Buffer): Buffer => Buffer.concat([sent.subarray(0, 2), adobeYcck, sent.subarray(2)]);

function layoutOf(sent: Buffer): JpegLayout {
  const segments = [...segmentsOf(sent)];
  const frame = segments.find((segment) => marker.frame.some((each) => each === segment.marker))?.content;
  const components = frame ? frameComponents(frame) : [];
  const scans = segments.filter((segment) => segment.marker === marker.scan).flatMap(({ content }) => exactOf(content));
  return {
    hasEnd: segments.at(-1)?.marker === marker.end,
    hasAdobeMarker: segments.some((segment) => segment.marker === marker.adobe && isAdobe(segment.content)),
    components,
    height: frame && frame.length > 5 ? frame.readUInt16BE(1) : 0,
    isInLastScan: components.length > 0 && new Set(scans).size === components.length * coefficients,
  };
}

const isAdobe = (content: Buffer): boolean => content.subarray(0, 5).equals(Buffer.from('Adobe'));

/** Precision, height, width, how many; then three bytes of each. */
const frameComponents = (frame: Buffer): number[] =>
  Array.from({ length: frame[5] ?? 0 }, (_, nth) => frame[6 + nth * 3] ?? 0);

/** The coefficients that are exact after this scan, by component: a progressive JPEG refines them scan by scan. */
function exactOf(scan: Buffer): string[] {
  const count = scan[0] ?? 0;
  const [first = 0, last = 0, bits = 0] = scan.subarray(1 + count * 2);
  const isExact = (bits & 0x0f) === 0;
  if (!isExact) return [];
  const ids = Array.from({ length: count }, (_, nth) => scan[1 + nth * 2]);
  return ids.flatMap((id) =>
    Array.from(
      { length: Math.max(0, Math.min(last, coefficients - 1) - first + 1) },
      (_, nth) => `${id}/${first + nth}`,
    ),
  );
}

/** All segments up to the end of the first picture; what lies between them is samples. */
function* segmentsOf(sent: Buffer): Generator<Segment> {
  for (let at = markerAfter(sent, 2); at !== undefined; ) {
    const found = sent.readUInt8(at + 1);
    const length = found === marker.end || at + 4 > sent.length ? 2 : Math.max(2, sent.readUInt16BE(at + 2));
    yield { marker: found, content: sent.subarray(at + 4, Math.max(at + 4, at + 2 + length)) };
    at = found === marker.end ? undefined : markerAfter(sent, at + 2 + length);
  }
}

/** Below are bits of samples; the others mark where one may begin to read again. */
const isSegment = (code: number): boolean => code >= 0xc0 && code < 0xff && !(code >= 0xd0 && code <= 0xd8);

function markerAfter(sent: Buffer, from: number): number | undefined {
  let at = sent.indexOf(0xff, from);
  while (at >= 0 && at + 1 < sent.length && !isSegment(sent.readUInt8(at + 1))) at = sent.indexOf(0xff, at + 1);
  return at >= 0 && at + 1 < sent.length ? at : undefined;
}
