import { fileURLToPath } from 'node:url';
import { UnfitFile } from '../../domain/upload.js';
import { type Limits, runGuarded } from '../guarded-process.js';
import type { FilmFacts, FilmReply } from './film-facts.js';

/** It reads heads and tables, no pictures: the largest film takes a second. */
const limits: Limits = { megabytes: 512, seconds: 60, fileMegabytes: 1, isPatient: false };
const program = [
  ...[process.execPath, '--max-old-space-size=64'],
  fileURLToPath(new URL('./looking-process.js', import.meta.url)),
];

/**
 * Reads what a film says of itself in a process of its own: whatever a file does to its reader, the worker and its other
 * jobs go on. @throws {UnfitFile} when it breaks its reader, or takes more than there is for one
 */
export async function lookInto(file: string): Promise<FilmFacts> {
  let reply: FilmReply | undefined;
  const { code, signal, complaint } = await runGuarded({
    limits,
    command: program,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    onStart: (child) => {
      child.on('message', (word: FilmReply) => {
        reply = word;
      });
      child.send(file, () => undefined);
    },
  });
  const last = reply as FilmReply | undefined;
  if (last && 'facts' in last) return last.facts;
  const isReadersFault = (last && 'unreadable' in last) || signal !== null || code === 134 || /memory/i.test(complaint);
  if (isReadersFault) throw new UnfitFile('This video is damaged and couldn’t be read.');
  throw new Error(`What looks into films ended with ${code}: ${last?.failure ?? complaint}`);
}
