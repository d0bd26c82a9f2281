import { existsSync, readdirSync } from 'node:fs';
import { PlainError } from '../processes/plain-error.js';
import { addImport, addLine, addToList } from './edits.js';
import { type Words, wordsOfName } from './names.js';

const contexts = 'services/src/contexts';

/**
 * A feature lies in the folder of the Nest module that registers it: `figures/show-trend` in that of the room,
 * `booking/selling/thank-party` in that of a part of it.
 * @throws PlainError where there is no such module, or where a room of several modules is named alone
 */
export function wordsOfFeature([path = '']: readonly string[]): Words {
  const [room = '', ...rest] = path.split('/');
  const part = rest.length > 1 ? rest.shift() : undefined;
  const words = wordsOfName([room, ...rest].join('/'));
  const parts = partsOf(room);
  if (part === undefined ? parts.length > 0 : !parts.includes(part)) throw new PlainError(unplaced(words, parts));
  return {
    ...words,
    place: part ? `${room}/${part}` : room,
    module: `${contexts}/${room}/${part ? `${part}/${part}` : room}.module.ts`,
    up: '../'.repeat(part ? 5 : 4),
  };
}

/** Registers it in its module, and states its route. @returns the files */
export function addFeature({ room = '', name = '', Name, camel, module = '' }: Words): string[] {
  addImport(module, `import { ${Name}Controller, ${Name}Handler } from './features/${name}/${name}.js';`);
  addToList(module, 'controllers: [', `${Name}Controller`);
  addToList(module, 'providers: [', `${Name}Handler`);
  const contracts = 'packages/contracts/src/index.ts';
  addLine(contracts, `export * from './${room}/${name}.dto.js';`);
  const routes = 'packages/contracts/src/routes.ts';
  addImport(routes, `import { ${camel}Routes } from './${room}/routes/${name}.js';`);
  addToList(routes, 'apiRoutes: readonly Route[] = [', `${camel}Routes`);
  addLine(routes, `export * from './${room}/routes/${name}.js';`);
  return [module, contracts, routes];
}

/** The modules of a room that have features of their own. */
function partsOf(room: string): string[] {
  const folder = `${contexts}/${room}`;
  if (!existsSync(folder)) throw new PlainError(`There is no room ${room}. Make it first: npm run new room ${room}`);
  return readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/features`));
}

const unplaced = ({ room, name }: Words, parts: readonly string[]): string =>
  parts.length > 0
    ? `Say which module of ${room} has it: ${parts.map((part) => `${room}/${part}/${name}`).join(', ')}.`
    : `The room ${room} is one module: npm run new feature ${room}/${name}`;
