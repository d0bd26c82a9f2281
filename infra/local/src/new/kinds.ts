import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../processes/plain-error.js';
import { addImport, addToList } from './edits.js';
import { addFeature, wordsOfFeature } from './feature.js';
import { addField, wordsOfField } from './field.js';
import type { Words } from './names.js';

/** One kind of thing that `npm run new` makes: what its templates need besides the name, and where it is wired in. */
export interface Kind {
  /** Shown when the name is missing. */
  readonly example: string;
  /** From what is said after the kind, where that is not a name alone. */
  readonly wordsOf?: (args: readonly string[]) => Words;
  readonly more?: (words: Words) => Words;
  /** Edits the files that must know of it; answers which they were. */
  readonly wire: (words: Words) => string[];
}

const contexts = 'services/src/contexts';
/** Migrations are counted up: one more than the highest number there is. */
function nextStamp(): string {
  const files = readdirSync('services/src', { recursive: true, encoding: 'utf8' });
  const taken = files.map((file) => Number(/migrations\/(\d{13})-/.exec(file)?.[1] ?? 0));
  return String(Math.max(...taken) + 1);
}

const moduleOf = ({ room }: Words): string => {
  const file = `${contexts}/${room}/${room}.module.ts`;
  if (!existsSync(file)) throw new PlainError(`There is no room ${room}. Make it first: npm run new room ${room}`);
  return file;
};

/** Where a room names its migrations: in its module, or beside its tables where they are many. */
function migrationsOf(words: Words): { readonly file: string; readonly folder: string } {
  const beside = `${contexts}/${words.room}/persistence/${words.room}-migrations.ts`;
  if (existsSync(beside)) return { file: beside, folder: './migrations' };
  return { file: moduleOf(words), folder: './persistence/migrations' };
}

/** A table of what can be made. */
export const kinds: Readonly<Record<string, Kind>> = {
  feature: {
    example: 'booking/selling/thank-party',
    wordsOf: wordsOfFeature,
    wire: addFeature,
  },

  room: {
    example: 'lost-property',
    more: () => ({ stamp: nextStamp() }),
    wire: ({ room, Room, roomCamel }) => {
      const [api, migrations] = ['services/src/apps/api/api.module.ts', 'services/src/apps/migrations.ts'] as const;
      addImport(api, `import { ${Room}Module } from '../../contexts/${room}/index.js';`);
      addToList(api, 'imports: [', `${Room}Module`);
      addImport(migrations, `import { ${roomCamel}Migrations } from '../contexts/${room}/index.js';`);
      addToList(migrations, 'migrations: readonly Migration[] = [', `...${roomCamel}Migrations`);
      return [api, migrations];
    },
  },

  page: {
    example: 'mfe-catalog/opening-hours',
    wire: ({ room, name, Name }) => {
      const routes = `${room}/src/routes.tsx`;
      if (!existsSync(routes)) throw new PlainError(`There is no front ${room}.`);
      const load = `(await import('./pages/${name}/${name}-page.tsx')).${Name}Page`;
      addToList(
        routes,
        'routes: RouteObject[] = [',
        `{ path: '/${name}', lazy: async () => ({ Component: ${load} }) }`,
      );
      addOwnedRoute(`${room}/package.json`, `/${name}`);
      return [routes];
    },
  },

  projection: {
    example: 'booking/times-opened',
    more: (words) => ({ stamp: nextStamp(), ...firstEventOf(words) }),
    wire: (words) => {
      const { room, name, Name, camel, roomCamel, stamp } = words;
      moduleOf(words);
      const { file, folder } = migrationsOf(words);
      const registration = `${contexts}/${room}/projections/register-event-types.ts`;
      addImport(registration, `import { ${camel} } from './${name}.projection.js';`);
      addImport(file, `import { ${Name}${stamp} } from '${folder}/${stamp}-${name}.js';`);
      addToList(registration, 'projections.add([', camel ?? '');
      addToList(file, `${roomCamel}Migrations = [`, `${Name}${stamp}`);
      return [file, registration];
    },
  },

  field: {
    example: 'catalog.experiences dress-code text',
    wordsOf: wordsOfField,
    more: () => ({ stamp: nextStamp() }),
    wire: (words) => {
      const { file, folder } = migrationsOf(words);
      const { name, Name, roomCamel, stamp } = words;
      addImport(file, `import { ${Name}${stamp} } from '${folder}/${stamp}-${name}.js';`);
      addToList(file, `${roomCamel}Migrations = [`, `${Name}${stamp}`);
      return [file, ...addField(words)];
    },
  },

  decision: {
    example: 'keep-logs-a-year',
    more: () => ({ number: nextNumber() }),
    wire: () => [],
  },
};

/** The first union of events of a room, and its first event: what a projection starts from. */
function firstEventOf({ room }: Words): Words {
  const folder = `${contexts}/${room}/domain`;
  const all = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const names = all.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.events.ts'));
  for (const name of names.sort().reverse()) {
    const found = /export type (\w+Event) =\s*\|?\s*(\w+)/.exec(readFileSync(join(folder, name), 'utf8'));
    if (found?.[1] && found[2]) return { Events: found[1], Event: found[2], eventsFile: name.replace(/\.ts$/, '') };
  }
  throw new PlainError(`The room ${room} has no events (*.events.ts in its domain), so there is nothing to project.`);
}

function nextNumber(): string {
  const taken = readdirSync('docs/adr').map((name) => Number(name.slice(0, 4)) || 0);
  return String(Math.max(0, ...taken) + 1).padStart(4, '0');
}

function addOwnedRoute(file: string, route: string): void {
  const content = JSON.parse(readFileSync(file, 'utf8')) as { northlight: { routes: string[] } };
  content.northlight.routes.push(route);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
