import type { FileHandle } from 'node:fs/promises';

/** Elements of a WebM by their identifiers (RFC 9559). */
const element = { timestampScale: 0x2ad7b1, timestamp: 0xe7 } as const;
/** With a group of their own, and without. */
const blocks: readonly number[] = [0xa1, 0xa3];
/** Segment, Info, Cluster, BlockGroup: what matters here is inside them. */
const containers: readonly number[] = [0x18538067, 0x1549a966, 0x1f43b675, 0xa0];
const NANOSECONDS = 1e9;
const USUAL_SCALE_NS = 1_000_000;
/** An identifier has at most 4 bytes, a size 8, a track number 8, a number 8: what is read of each element. */
const HEAD_BYTES = 32;

/**
 * How long a WebM is by the times of its blocks: the recorder of a browser writes it as it goes, and does not say it.
 * @returns seconds; NaN where there is no block
 */
export async function webmSeconds(file: Pick<FileHandle, 'read'>): Promise<number> {
  const times = { scale: USUAL_SCALE_NS, cluster: 0, end: Number.NaN };
  for await (const found of elementsOf(file)) note(found, times);
  return (times.end * times.scale) / NANOSECONDS;
}

/** A block ends a tick after it begins, at least. */
function note({ id, content }: WebmElement, times: { scale: number; cluster: number; end: number }): void {
  if (id === element.timestampScale) times.scale = numberOf(content);
  if (id === element.timestamp) times.cluster = numberOf(content);
  if (blocks.includes(id)) times.end = Math.max(times.end || 0, times.cluster + timeInBlock(content) + 1);
}

interface WebmElement {
  readonly id: number;
  /** The first of its bytes. */
  readonly content: Buffer;
}

/** Every element from the first to the last, containers before what they contain. */
async function* elementsOf(file: Pick<FileHandle, 'read'>): AsyncGenerator<WebmElement> {
  const head = Buffer.alloc(HEAD_BYTES);
  let at = 0;
  for (;;) {
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, at);
    const idLength = lengthOf(head[0]);
    const sizeLength = lengthOf(head[idLength]);
    const start = idLength + sizeLength;
    if (idLength > 4 || sizeLength > 8 || start > bytesRead) return;
    const id = head.readUIntBE(0, idLength);
    const size = sizeOf(head.subarray(idLength, start));
    yield { id, content: head.subarray(start, Math.min(bytesRead, start + size)) };
    at += containers.includes(id) ? start : start + size;
  }
}

/** A number says by its leading zeros how many bytes it has. */
const lengthOf = (first: number | undefined): number => Math.clz32(first ?? 0) - 23;

/** Where all bits are set it is unknown; what comes then is inside. */
const sizeOf = ([first = 0, ...rest]: Buffer): number => numberOf([first & (0xff >> (rest.length + 1)), ...rest]);

const numberOf = (bytes: Iterable<number>): number => [...bytes].slice(0, 8).reduce((sum, byte) => sum * 256 + byte, 0);

/** A block begins with the number of its track and its time in its cluster. */
function timeInBlock(content: Buffer): number {
  const at = lengthOf(content[0]);
  return at + 2 <= content.length ? content.readInt16BE(at) : 0;
}
