import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildGenerator, type Definition, getProgramFromFiles } from 'typescript-json-schema';
import type { StatedTypes } from './stated-types.js';

type Schemas = Readonly<Record<string, Definition>>;

/** JSON Schemas of what routes answer, by the routes' names, and of the types that these name. */
export interface AnswerSchemas {
  readonly answers: Schemas;
  /** Of the classes that input is checked by, for what their rules do not say of a field's form. */
  readonly inputs: Schemas;
  readonly definitions: Schemas;
}

/**
 * Asks the TypeScript compiler what the answers are made of.
 *
 * @param contracts the folder of the contracts' sources; a file is written there for the time of the question
 */
export function answerSchemas(
  contracts: string,
  types: readonly StatedTypes[],
  inputs: readonly string[],
): AnswerSchemas {
  // hidden: what reads all sources meanwhile, as the check does, leaves it out
  const file = join(contracts, `.answers-${process.pid}.ts`);
  writeFileSync(file, sourceOf([...types, ...inputs.map((name) => ({ name, answer: name }))]));
  try {
    const program = getProgramFromFiles([file], compilerOptions);
    const generator = buildGenerator(program, settings);
    const { properties = {}, definitions = {} } = generator?.getSchemaForSymbol('Answers') ?? {};
    return parted(tidied(properties as Schemas, definitions as Schemas), inputs);
  } finally {
    rmSync(file);
  }
}

/** Takes the classes of input from among the types that answers are made of. */
function parted({ answers, definitions }: Tidied, inputs: readonly string[]): AnswerSchemas {
  const isInput = ([name]: [string, Definition]): boolean => inputs.includes(name);
  const only = (schemas: Schemas, keep: boolean): Schemas =>
    Object.fromEntries(Object.entries(schemas).filter((entry) => isInput(entry) === keep));
  return { answers: only(answers, false), inputs: only(definitions, true), definitions: only(definitions, false) };
}

type Tidied = Pick<AnswerSchemas, 'answers' | 'definitions'>;

const compilerOptions = {
  ...{ module: 'nodenext', moduleResolution: 'nodenext', target: 'es2023', strict: true, skipLibCheck: true },
  ...{ experimentalDecorators: true, types: [] },
};

const settings = {
  ...{ required: true, ref: true, aliasRef: true, topRef: false, strictNullChecks: true, ignoreErrors: true },
};

function sourceOf(types: readonly StatedTypes[]): string {
  const answers = types.flatMap(({ name, answer }) => (answer ? [`  ${name}: ${answer};`] : []));
  const words = new Set(answers.join('\n').match(/\b[A-Z]\w+/g));
  const names = [...words].filter((word) => !['Record', 'Readonly', 'Pick', 'Omit'].includes(word));
  return `import type { ${names.join(', ')} } from './index.js';\nexport interface Answers {\n${answers.join('\n')}\n}\n`;
}

/** Names as the sources have them, pages by what they hold; what has no name stands where it is used. */
function tidied(answers: Schemas, definitions: Schemas): Tidied {
  const names = new Map(Object.entries(definitions).map(([key, schema]) => [key, nameOf(key, schema)]));
  const write = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(write);
    if (typeof part !== 'object' || part === null) return part;
    const { $ref, ...rest } = part as Definition;
    if ($ref) return writtenRef(decodeURIComponent($ref.replace('#/definitions/', '')));
    return Object.fromEntries(Object.entries(rest).map(([key, value]) => [wordOf(key, value), write(value)]));
  };
  const writtenRef = (key: string): unknown => {
    const name = names.get(key);
    return name ? { $ref: `#/components/schemas/${name}` } : write(definitions[key]);
  };
  const written = (schemas: Schemas): Schemas => write(schemas) as Schemas;
  const named = Object.entries(definitions).flatMap(([key, schema]) => {
    const name = names.get(key);
    return name ? [[name, write(schema)] as const] : [];
  });
  return {
    answers: written(answers),
    definitions: Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1))) as Schemas,
  };
}

/** What a tuple is made of has a word of its own since JSON Schema 2020-12, which OpenAPI 3.1 takes. */
const wordOf = (key: string, value: unknown): string => (key === 'items' && Array.isArray(value) ? 'prefixItems' : key);

/** `import("…").VoucherView` is VoucherView, `Page_2` of vouchers PageOfVoucherView; `Record<…>` has no name. */
function nameOf(key: string, schema: Definition): string | undefined {
  const [, name] = /^(?:import\(.*\)\.)?(\w+?)(?:_\d+)?$/.exec(key) ?? [];
  if (name !== 'Page') return name;
  const { items } = schema.properties ?? {};
  const [, item] = /(\w+)$/.exec(((items as Definition).items as Definition).$ref ?? '') ?? [];
  return item && `PageOf${item}`;
}
