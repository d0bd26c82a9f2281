import { readFileSync } from 'node:fs';

/** What infra/docker/Dockerfile says of the image that runs. */
export interface ImageForm {
  /** With their digests. */
  readonly bases: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly ports: readonly number[];
  readonly entryPoint: readonly string[];
  readonly command: readonly string[];
}

/** Reads the last stage, and which images all stages begin with. */
export function readDockerfile(file = 'infra/docker/Dockerfile'): ImageForm {
  const text = readFileSync(file, 'utf8');
  const last = text.slice(text.lastIndexOf('\nFROM '));
  const line = (word: string): string | undefined => new RegExp(`^${word} (.*)$`, 'm').exec(last)?.[1];
  const assignments = [...(line('ENV') ?? '').matchAll(/(\w+)=(\S+)/g)];
  return {
    bases: [...text.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image),
    env: Object.fromEntries(assignments.map(([, name, value]) => [name, value])),
    user: line('USER'),
    ports: (line('EXPOSE') ?? '').split(' ').map(Number),
    entryPoint: JSON.parse(line('ENTRYPOINT') ?? '[]') as string[],
    command: JSON.parse(line('CMD') ?? '[]') as string[],
  };
}
