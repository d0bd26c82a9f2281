import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this machine has an encoder; .ci/run brings one. */
export const hasFfmpeg = ['/usr/bin/ffmpeg', '/usr/local/bin/ffmpeg'].some((file) => {
  try {
    return execFileSync(file, ['-version']).length > 0;
  } catch {
    return false;
  }
});

/** A film with sound that knows who made it. It turns from blue to red after its first second and a half. */
export function filmOf(seconds: number, size: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-film-'));
  const file = join(folder, 'film.mp4');
  const blue = `color=c=blue:s=${size}:r=25:d=1.5,noise=alls=20:allf=t`;
  const red = `color=c=red:s=${size}:r=25:d=${seconds - 1.5},noise=alls=20:allf=t`;
  const graph = `${blue}[a];${red}[b];[a][b]concat=n=2:v=1[v]`;
  const input = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`, '-filter_complex', graph];
  const marks = ['-metadata', 'title=secret-marker', '-metadata', 'location=+43.1566-077.6088/'];
  const made = ['-map', '[v]', '-map', '0:a', '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '30', '-c:a', 'aac'];
  execFileSync('ffmpeg', ['-v', 'error', ...input, ...made, ...marks, file]);
  const film = readFileSync(file);
  rmSync(folder, { recursive: true });
  return film;
}

/** A PATH for a worker on a machine that has no encoder. @param folder where it is made */
export function pathWithoutFfmpeg(folder: string): string {
  const path = join(folder, 'bin');
  mkdirSync(path);
  for (const name of ['setpriv', 'prlimit', 'nice', 'true']) {
    const file = ['/usr/bin', '/bin'].map((place) => join(place, name)).find(existsSync);
    if (file) symlinkSync(file, join(path, name));
  }
  return path;
}

/** What ffprobe says of a film. */
export function probed(file: string) {
  const shown = ['-show_entries', 'stream=codec_name,width,height:format=format_name:format_tags', '-of', 'json'];
  return JSON.parse(execFileSync('ffprobe', ['-v', 'error', ...shown, file]).toString());
}

/** The commands of all processes that name something. */
export const processesOn = (name: string): string[] =>
  running().flatMap(({ command }) => (command.includes(name) ? [command] : []));

/** The commands of what a process has started and still runs. */
export const childrenOf = (id: number | undefined): string[] =>
  running().flatMap(({ parent, command }) => (parent === id ? [command] : []));

const running = () =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((id) => {
      try {
        const command = readFileSync(join('/proc', id, 'cmdline'), 'utf8').replaceAll('\0', ' ');
        const [, parent] = /^PPid:\s*(\d+)$/m.exec(readFileSync(join('/proc', id, 'status'), 'utf8')) ?? [];
        return [{ command, parent: Number(parent) }];
      } catch {
        return []; // it has ended meanwhile
      }
    });
