import { optionalFields, type Route } from '@northlight/contracts/routes';
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
  const own = ['Operation', 'Sent', 'SentQuery'].filter((type) => text.includes(`${type}<`));
  return `${head(area)}${imports}import type { ${own.join(', ')} } from '../operation.js';\n\n${text}`;
}

const otherAnswers: Readonly<Record<Route['answer']['form'], string>> = {
  json: 'unknown',
  'paged-array': 'unknown[]',
  file: 'string',
  events: 'unknown',
  none: 'undefined',
};

function operationSource(route: Route, answer: string): string {
  const { name, method, path, summary, tokenHeader } = route;
  const input = inputOf(route);
  const header = tokenHeader ? `, tokenHeader: '${tokenHeader}'` : '';
  return [
    `/** ${summary}. */`,
    `export const ${name}: Operation<${input}, ${answer}> = { method: '${method}', path: '${path}'${header} };\n`,
  ].join('\n');
}

/** What a call takes, as a type; what is optional on the wire is optional here. */
function inputOf({ path, query, body, form, tokenHeader, idempotencyKey, method }: Route): string {
  const params = [...path.matchAll(/:(\w+)/g)].map(([, param]) => `${param}: string | number`);
  const fields = [
    ...(params.length > 0 ? [`params: { ${params.join('; ')} }`] : []),
    ...(query ? [`query?: SentQuery<${query.name}>`] : []),
    ...bodyOf({ body, form, method }),
    ...(tokenHeader ? ['token?: string | undefined'] : []),
    ...(idempotencyKey ? [`idempotencyKey${idempotencyKey === 'required' ? '' : '?'}: string`] : []),
  ];
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'object';
}

const bodyOf = ({ body, form, method }: Pick<Route, 'body' | 'form' | 'method'>): string[] => {
  if (form) return ['body: FormData'];
  if (body)
    return [
      `body: Sent<${[
        body.name,
        optionalFields(body)
          .map((name) => `'${name}'`)
          .join(' | '),
      ]
        .filter(Boolean)
        .join(', ')}>`,
    ];
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
