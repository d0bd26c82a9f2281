import { optionalFields, type Route, type Rules, requiredFields } from '@northlight/contracts/routes';
import type { StatedTypes } from './stated-types.js';

const head = (area: string): string =>
  `// Made by \`npm run codegen\` from packages/contracts/src/${area.replace('/', '/routes/')}.ts.\n`;

/** The source of the operations of one part of the API, as the typed client has them. */
export function operationsSource(area: string, routes: readonly Route[], types: readonly StatedTypes[]): string {
  const lines = routes.map((route) => {
    const answer = types.find(({ name }) => name === route.name)?.answer ?? otherAnswers[route.answer.form];
    return operationSource(route, answer);
  });
  const text = lines.join('\n');
  const used = [...new Set(text.replace(/'[^']*'|\/\*\*.*\*\//g, '').match(/\b[A-Z]\w+/g) ?? [])].filter(
    (name) =>
      ![
        'Blob',
        'Error',
        'EventOperation',
        'FormData',
        'Operation',
        'Partial',
        'Pick',
        'Readonly',
        'Record',
        'Sent',
        'SentQuery',
      ].includes(name),
  );
  const imports = used.length > 0 ? `import type { ${used.sort().join(', ')} } from '@northlight/contracts';\n` : '';
  const own = ['EventOperation', 'Operation', 'Sent', 'SentQuery'].filter((type) =>
    new RegExp(`\\b${type}<`).test(text),
  );
  return `${head(area)}${imports}import type { ${own.join(', ')} } from '../operation.js';\n\n${text}`;
}

const otherAnswers: Readonly<Record<Route['answer']['form'], string>> = {
  json: 'unknown',
  'paged-array': 'unknown[]',
  file: 'Blob',
  events: 'unknown',
  none: 'undefined',
};

function operationSource(route: Route, answer: string): string {
  const { name, method, path, summary, tokenHeader } = route;
  const input = inputOf(route);
  const header = tokenHeader ? `, tokenHeader: '${tokenHeader}'` : '';
  const { form } = route.answer;
  const kind = form === 'events' ? 'EventOperation' : 'Operation';
  const special = form === 'file' || form === 'events' ? `, answer: '${form}'` : '';
  return [
    `/** ${summary}. */`,
    `export const ${name}: ${kind}<${input}, ${answer}> = { method: '${method}', path: '${path}'${header}${special} };\n`,
  ].join('\n');
}

/** What a call takes, as a type; what is optional on the wire is optional here. */
function inputOf(route: Route): string {
  const { path, query, tokenHeader, idempotencyKey } = route;
  const params = [...path.matchAll(/:(\w+)/g)].map(([, param]) => `${param}: string | number`);
  const fields = [
    ...(params.length > 0 ? [`params: { ${params.join('; ')} }`] : []),
    ...(query ? [queryOf(query)] : []),
    ...bodyOf(route),
    ...(tokenHeader ? ['token?: string | undefined'] : []),
    ...(idempotencyKey ? [`idempotencyKey${idempotencyKey === 'required' ? '' : '?'}: string`] : []),
  ];
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'object';
}

/** A query that may be left out as a whole has nothing that must be there. */
const queryOf = (query: Rules): string => {
  const type = `SentQuery<${withOptional(query)}>`;
  return requiredFields(query).length > 0 ? `query: ${type}` : `query?: ${type}`;
};

/** The name of a class, and the fields of it that may be left out. */
const withOptional = (rules: Rules): string =>
  [
    rules.name,
    optionalFields(rules)
      .map((name) => `'${name}'`)
      .join(' | '),
  ]
    .filter(Boolean)
    .join(', ');

const bodyOf = ({ body, form, takesBytes, method }: Route): string[] => {
  if (form) return ['body: FormData'];
  if (takesBytes) return ['body: Blob'];
  if (body) return [`body: Sent<${withOptional(body)}>`];
  return method === 'GET' ? [] : ['body?: object'];
};

/** The client's entry: its own modules and all operations. */
export const clientIndex = (areas: readonly string[]): string =>
  [
    '// Made by `npm run codegen`: the routes of packages/contracts are its source.',
    "export * from './client.js';",
    "export * from './operation.js';",
    ...areas.map((area) => `export * from './operations/${area.replace('/', '-')}.js';`),
    '',
  ].join('\n');
