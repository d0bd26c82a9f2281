import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as routes from '@northlight/contracts/routes';
import { type AnswerSchemas, answerSchemas } from './answer-schemas.js';
import { clientIndex, operationsSource } from './client-source.js';
import { apiReference, errorReference } from './reference.js';
import { routeAreas, statedTypes } from './stated-types.js';

/**
 * What is made from the routes: the typed client, the schemas of answers and the reference pages, as texts by their
 * paths from the root of the clone.
 */
export function generatedFiles(root: string): ReadonlyMap<string, string> {
  const contracts = join(root, 'packages/contracts/src');
  const areas = routeAreas(contracts).map((area) => ({ area, types: statedTypes(contracts, area) }));
  const schemas = answerSchemas(
    contracts,
    areas.flatMap(({ types }) => types),
    inputClasses(),
  );
  return new Map([
    ...areas.map(({ area, types }): [string, string] => [
      `packages/client/src/operations/${area.replace('/', '-')}.ts`,
      operationsSource(
        area,
        routes.apiRoutes.filter(({ name }) => types.some((type) => type.name === name)),
        types,
      ),
    ]),
    ['packages/client/src/index.ts', clientIndex(areas.map(({ area }) => area))],
    ['packages/contracts/answer-schemas.json', linesOf(schemas)],
    ['docs/reference/api.md', apiReference(routes.apiRoutes)],
    ['docs/reference/errors.md', errorReference(routes.apiRoutes)],
  ]);
}

const inputClasses = (): string[] => [
  ...new Set(routes.apiRoutes.flatMap(({ query, body }) => [query, body].flatMap((rules) => rules?.name ?? []))),
];

/** A line for each schema, so that a change shows as what it is. */
const linesOf = ({ answers, inputs, definitions }: AnswerSchemas): string =>
  `{"answers":{\n${entriesOf(answers)}\n},"inputs":{\n${entriesOf(inputs)}\n},"definitions":{\n${entriesOf(definitions)}\n}}\n`;

const entriesOf = (schemas: object): string =>
  Object.entries(schemas)
    .map(([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(schema)}`)
    .join(',\n');

/** The files that say something else than the routes do. */
export const staleFiles = (root: string, files: ReadonlyMap<string, string>): string[] =>
  [...files].filter(([path, text]) => textOf(join(root, path)) !== text).map(([path]) => path);

const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};
