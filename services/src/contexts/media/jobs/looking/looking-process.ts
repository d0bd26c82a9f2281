import { type FileHandle, open } from 'node:fs/promises';
import type { MediaInfo, MediaInfoResult } from 'mediainfo.js';
import type { FilmFacts, FilmReply } from './film-facts.js';
import { webmSeconds } from './webm-seconds.js';

/** Looks into one film and ends: the program of `lookInto`, which starts it with limits of its own. */
process.once('message', (file: string) => void look(file));

async function look(file: string): Promise<void> {
  const reply: FilmReply = await factsOf(file).then(
    (facts) => ({ facts }),
    ({ message, code }: NodeJS.ErrnoException) => (code ? { failure: message } : { unreadable: message }),
  );
  process.send?.(reply, undefined, {}, () => process.disconnect());
}

async function factsOf(file: string): Promise<FilmFacts> {
  const handle = await open(file);
  try {
    const facts = mediaFactsOf(await analyzed(handle));
    const isSilent = facts.container === 'WebM' && !Number(facts.seconds);
    return isSilent ? { ...facts, seconds: await webmSeconds(handle) } : facts;
  } finally {
    await handle.close();
  }
}

async function analyzed(handle: FileHandle): Promise<MediaInfoResult> {
  const { default: mediaInfoFactory } = await import('mediainfo.js');
  const mediaInfo: MediaInfo<'object'> = await mediaInfoFactory({ format: 'object' });
  try {
    const { size } = await handle.stat();
    return await mediaInfo.analyzeData(size, async (length, offset) => {
      const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    });
  } finally {
    mediaInfo.close();
  }
}

function mediaFactsOf({ media }: MediaInfoResult): FilmFacts {
  const tracks = media?.track ?? [];
  const general = tracks.find((track) => track['@type'] === 'General');
  const film = tracks.find((track) => track['@type'] === 'Video');
  return {
    container: general?.Format,
    codec: film && String(film.Format),
    seconds: Number(film?.Duration ?? general?.Duration),
    width: Number(film?.Width),
    height: Number(film?.Height),
    bitDepth: Number(film?.BitDepth),
    chroma: film?.ChromaSubsampling,
    isCutOff: general?.extra?.IsTruncated === 'Yes',
  };
}
