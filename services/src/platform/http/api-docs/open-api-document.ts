import type { OpenAPIObject } from '@nestjs/swagger';
import {
  capitalized,
  cartListSchemas,
  errorCatalogue,
  giftCardListSchemas,
  oneLineSchemas,
  orderListSchemas,
  passkeySchemas,
  returnListSchemas,
} from '@northlight/contracts';
import type { Route } from '@northlight/contracts/routes';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import { commonResponses, operationOf, type Schemas } from './open-api-operation.js';

/** JSON Schemas of what routes answer: by the routes' names, and of the types that these name. */
export interface AnswerSchemas {
  readonly answers: Schemas;
  /** Of the classes of input, where their rules do not say what a field is made of. */
  readonly inputs: Schemas;
  readonly definitions: Schemas;
}

/**
 * The API's description (OpenAPI 3.1), made from the statements of its routes: schemas of input come from the rules of
 * the same classes that check it, schemas of answers from their types.
 */
export function openApiOf(routes: readonly Route[], answers: AnswerSchemas, productName: string): OpenAPIObject {
  const input = inputSchemas(answers.inputs);
  const paths: OpenAPIObject['paths'] = {};
  const names = parameterNames(routes);
  for (const route of routes) {
    const own = names.get(shapeOf(route.path)) ?? [];
    const path = own.reduce((text, name) => text.replace(/:\w+/, `{${name}}`), route.path);
    const operation = operationOf(route, input, answers.answers[route.name]);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: named(operation, own) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1' },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      responses: commonResponses,
      schemas: reachable([paths, commonResponses], { ...answers.definitions, ...input, ErrorBody: errorBody }),
      securitySchemes,
    },
  };
}

const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

/**
 * Names of the parameters in an address, by its shape. Addresses that differ in them only are one in OpenAPI: `/:id` and
 * `/:slug` become `/{idOrSlug}`.
 */
function parameterNames(routes: readonly Route[]): Map<string, string[]> {
  const found = new Map<string, Set<string>[]>();
  for (const { path } of routes) {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const before = found.get(shapeOf(path)) ?? names.map(() => new Set<string>());
    names.forEach((name, nth) => {
      before[nth]?.add(name);
    });
    found.set(shapeOf(path), before);
  }
  return new Map([...found].map(([shape, sets]) => [shape, sets.map(alternatives)]));
}

const alternatives = (names: ReadonlySet<string>): string =>
  [...names].map((name, nth) => (nth === 0 ? name : `Or${capitalized(name)}`)).join('');

type Operation = ReturnType<typeof operationOf>;

/** The parameters of a path come first, in its order. */
const named = (operation: Operation, names: readonly string[]): Operation => ({
  ...operation,
  parameters: (operation.parameters ?? []).map((parameter, nth) => {
    const name = names[nth];
    return name === undefined ? parameter : { ...parameter, name };
  }),
});

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'The cookie that a sign-in gives' },
  deployToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'A deploy token: of a front’s pipeline, or of the operators',
  },
} as const;

const errorBody: Schemas[string] = {
  type: 'object',
  required: ['statusCode', 'code', 'message', 'requestId'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorCatalogue) },
    message: { type: 'string', description: 'For people' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/**
 * What the rules of input say, as schemas. A rule of our own for a list or an object says nothing of its parts: there
 * the type of the field speaks.
 */
const inputSchemas = (typed: Schemas): Schemas => {
  const additionalConverters = {
    ...oneLineSchemas,
    ...orderListSchemas,
    ...giftCardListSchemas,
    ...cartListSchemas,
    ...returnListSchemas,
    ...passkeySchemas,
  };
  const ruled = validationMetadatasToSchemas({ additionalConverters }) as Record<string, Class>;
  return Object.fromEntries(
    Object.entries(ruled).map(([name, schema]) => [name, withParts(schema, (typed[name] ?? {}) as Class)]),
  );
};

interface Class {
  readonly properties?: Readonly<Record<string, Schemas[string]>>;
}

const withParts = (ruled: Class, typed: Class): Class => ({
  ...ruled,
  properties: Object.fromEntries(
    Object.entries(ruled.properties ?? {}).map(([name, schema]) => [
      name,
      JSON.stringify(schema).includes('#/definitions/') ? (typed.properties?.[name] ?? {}) : schema,
    ]),
  ),
});

/** The schemas that are reached from a part of the document. */
const reachable = (part: unknown, all: Schemas, found = new Set<string>()): Schemas => {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/([^"]+)/g)) {
    if (found.has(name)) continue;
    found.add(name);
    reachable(all[name] ?? {}, all, found);
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => found.has(name)));
};
