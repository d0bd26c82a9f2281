import { createRequire } from 'node:module';
import type { INestApplication } from '@nestjs/common';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { apiRoutes } from '@northlight/contracts/routes';
import { type AnswerSchemas, openApiOf } from './open-api-document.js';

const answerSchemas = (): AnswerSchemas =>
  createRequire(import.meta.url)('@northlight/contracts/answer-schemas.json') as AnswerSchemas;

/** The API's description (OpenAPI 3.1). */
export const apiDocument = (productName: string): OpenAPIObject => openApiOf(apiRoutes, answerSchemas(), productName);

/** What the API offers as a page at /api/docs, and as /api/openapi.json and .yaml. */
export const serveApiDocs = (app: INestApplication, productName: string): void =>
  SwaggerModule.setup('api/docs', app, () => apiDocument(productName), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
  });
