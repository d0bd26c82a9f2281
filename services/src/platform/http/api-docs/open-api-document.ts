import type { OpenAPIObject } from '@nestjs/swagger';
import {
  cartListSchemas,
  errorCatalogue,
  oneLineSchemas,
  orderListSchemas,
  passkeySchemas,
} from '@northlight/contracts';
import type { Route } from '@northlight/contracts/routes';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import { commonResponses, operationOf, type Schemas } from './open-api-operation.js';

/** JSON Schemas of what routes answer: by the routes' names, and of the types that these name. */
export interface AnswerSchemas {
  readonly answers: Schemas;
  readonly definitions: Schemas;
}

/**
 * The API's description (OpenAPI 3.1), made from the statements of its routes: schemas of input come from the rules of
 * the same classes that check it, schemas of answers from their types.
 */
export function openApiOf(routes: readonly Route[], answers: AnswerSchemas, productName: string): OpenAPIObject {
  const input = inputSchemas();
  const paths: OpenAPIObject['paths'] = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: operationOf(route, input, answers.answers[route.name]),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1' },
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      responses: commonResponses,
      schemas: { ...answers.definitions, ...input, ErrorBody: errorBody },
      securitySchemes,
    },
  };
}

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'The cookie that a sign-in gives' },
  deployToken: { type: 'http', scheme: 'bearer', description: 'The token of a front’s pipeline' },
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

const inputSchemas = (): Schemas => {
  const additionalConverters = { ...oneLineSchemas, ...orderListSchemas, ...cartListSchemas, ...passkeySchemas };
  return validationMetadatasToSchemas({ additionalConverters }) as Schemas;
};
