/** The few elements of Matroska that a silent film needs (webmproject.org/docs/container). */
const ids = {
  header: 0x1a45dfa3,
  version: 0x4286,
  readVersion: 0x42f7,
  idLength: 0x42f2,
  sizeLength: 0x42f3,
  docType: 0x4282,
  docVersion: 0x4287,
  docReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  muxer: 0x4d80,
  writer: 0x5741,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cue: 0xbb,
  cueTime: 0xb3,
  cuePlaces: 0xb7,
  cueTrack: 0xf7,
  cuePosition: 0xf1,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  block: 0xa3,
};

const bytesOf = (number, length) => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(number, 0, length);
  return bytes;
};

const idOf = (id) => bytesOf(id, Math.ceil(id.toString(16).length / 2));

/** Sizes always take eight bytes, so that positions are known before they are written. */
const sizeOf = (size) => Buffer.concat([Buffer.from([1]), bytesOf(0, 1), bytesOf(size, 6)]);

const element = (name, ...content) => {
  const body = Buffer.concat(content);
  return Buffer.concat([idOf(ids[name]), sizeOf(body.length), body]);
};

const number = (name, value) => element(name, bytesOf(value, 4));
const text = (name, value) => element(name, Buffer.from(value));

const float = (name, value) => {
  const body = Buffer.alloc(8);
  body.writeDoubleBE(value);
  return element(name, body);
};

const head = element(
  'header',
  number('version', 1),
  number('readVersion', 1),
  number('idLength', 4),
  number('sizeLength', 8),
  text('docType', 'webm'),
  number('docVersion', 4),
  number('docReadVersion', 2),
);

const infoOf = ({ milliseconds }) =>
  element(
    'info',
    number('scale', 1_000_000),
    float('duration', milliseconds),
    text('muxer', 'northlight'),
    text('writer', 'northlight'),
  );

const tracksOf = ({ width, height }) =>
  element(
    'tracks',
    element(
      'track',
      number('trackNumber', 1),
      number('trackUid', 1),
      number('trackType', 1),
      text('codec', 'V_VP9'),
      element('video', number('pixelWidth', width), number('pixelHeight', height)),
    ),
  );

/** One cluster for each run of frames that begins with a whole picture. */
const clusterOf = (frames) => {
  const start = frames[0].at;
  const blocks = frames.map(({ at, isKey, data }) => {
    const time = Buffer.alloc(2);
    time.writeInt16BE(at - start);
    return element('block', Buffer.from([0x81]), time, Buffer.from([isKey ? 0x80 : 0]), data);
  });
  return { start, bytes: element('cluster', number('clusterTime', start), ...blocks) };
};

const runsOf = (frames) => {
  const runs = [];
  for (const frame of frames) {
    if (frame.isKey) runs.push([]);
    runs.at(-1)?.push(frame);
  }
  return runs;
};

const cuesOf = (clusters, first) => {
  let position = first;
  const cues = clusters.map(({ start, bytes }) => {
    const places = element('cuePlaces', number('cueTrack', 1), number('cuePosition', position));
    position += bytes.length;
    return element('cue', number('cueTime', start), places);
  });
  return element('cues', ...cues);
};

/**
 * Frames of VP9 as a WebM film.
 * @param film its size in pixels, its length in milliseconds, and its frames: when (ms), whole or not, bytes
 */
export const webmOf = (film) => {
  const before = Buffer.concat([infoOf(film), tracksOf(film)]);
  const clusters = runsOf(film.frames).map(clusterOf);
  const first = before.length + cuesOf(clusters, 0).length;
  const body = [before, cuesOf(clusters, first), ...clusters.map(({ bytes }) => bytes)];
  return Buffer.concat([head, element('segment', ...body)]);
};
