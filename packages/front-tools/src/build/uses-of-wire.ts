import { createRequire } from 'node:module';
import {
  apiRoutes,
  fieldsOf,
  namesOn,
  type OperationUse,
  type Wire,
  type WireUses,
} from '@northlight/contracts/routes';
import { firstOf, type Place, type Source, sourcesOf } from './front-sources.js';

const wire = createRequire(import.meta.url)('@northlight/contracts/answer-schemas.json') as Wire;
const operations = new Map(apiRoutes.map((route) => [route.name, route]));

/**
 * What a finished build needs of the API (docs/adr/0098): the operations that its sources import from the client, and of
 * their answers and bodies the fields whose names stand in the sources. A field that is named for another reason counts,
 * too: what a front needs is never less than this.
 * @param dir the folder of the front
 * @param files every file of the build
 */
export const usesOfWire = (dir: string, files: readonly string[]): WireUses => {
  const sources = sourcesOf(dir, files);
  const named = firstOf(sources.flatMap(wordsIn));
  const found = [...firstOf(sources.flatMap(importsIn))].flatMap(([name, at]) => {
    const use = useOf(name, at, named);
    return use ? [[name, use] as const] : [];
  });
  const uses = Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
  const fields = new Set(Object.values(uses).flatMap(({ reads, sends }) => [...reads, ...sends].flatMap(namesOn)));
  return { operations: uses, names: Object.fromEntries([...named].filter(([name]) => fields.has(name)).sort()) };
};

const wordsIn = ({ path, lines }: Source): Place[] =>
  lines.flatMap((line, nth) =>
    [...line.matchAll(/[A-Za-z_$][\w$]*/g)].map(([word]): Place => [word, `${path}:${nth + 1}`]),
  );

/** The names that a source imports from the client. */
const importsIn = ({ path, lines }: Source): Place[] => {
  const text = lines.join('\n');
  const imports = text.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]@northlight\/client['"]/g);
  return [...imports].flatMap(({ 1: list = '', index }) => {
    const at = `${path}:${text.slice(0, index).split('\n').length}`;
    return list.split(',').map((one): Place => [one.trim().split(/\s+as\s+/)[0] ?? '', at]);
  });
};

const useOf = (name: string, at: string, named: ReadonlyMap<string, string>): OperationUse | undefined => {
  const route = operations.get(name);
  if (!route) return undefined; // a function of the client, or a type
  const isNamed = (way: string): boolean => namesOn(way).every((part) => named.has(part));
  const body = (route as { readonly body?: { readonly name: string } }).body;
  const input = (body && wire.inputs[body.name]) ?? {};
  return {
    call: `${route.method} ${route.path}`,
    at,
    reads: fieldsOf(wire.answers[name] ?? {}, wire).filter(isNamed),
    sends: Object.keys(input.properties ?? {}).filter(isNamed),
    needed: input.required ?? [],
  };
};
