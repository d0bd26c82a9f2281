import { open } from 'node:fs/promises';
import type { MediaInfo, MediaInfoResult } from 'mediainfo.js';
import type { FilmFacts, Told } from './film-facts.js';

/** Looks into one film and ends: the program of `lookInto`, which starts it with limits of its own. */
process.once('message', (file: string) => void look(file));

async function look(file: string): Promise<void> {
  const told: Told = await read(file).then(
    (result) => ({ facts: factsOf(result) }),
    (error: Error) => ({ failure: error.message }),
  );
  process.send?.(told, undefined, {}, () => process.disconnect());
}

async function read(file: string): Promise<MediaInfoResult> {
  const { default: mediaInfoFactory } = await import('mediainfo.js');
  const mediaInfo: MediaInfo<'object'> = await mediaInfoFactory({ format: 'object' });
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    return await mediaInfo.analyzeData(size, async (length, offset) => {
      const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    });
  } finally {
    mediaInfo.close();
    await handle.close();
  }
}

function factsOf({ media }: MediaInfoResult): FilmFacts {
  const tracks = media?.track ?? [];
  const general = tracks.find((track) => track['@type'] === 'General');
  const film = tracks.find((track) => track['@type'] === 'Video');
  return {
    container: general?.Format,
    codec: film && String(film.Format),
    seconds: Number(general?.Duration),
    width: Number(film?.Width),
    height: Number(film?.Height),
  };
}
