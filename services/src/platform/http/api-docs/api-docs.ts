import { createRequire } from 'node:module';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { apiRoutes } from '@northlight/contracts/routes';
import type { Application, RequestHandler } from 'express';
import { isHeld, JsonForms, sendForm, sendHeld } from '../json-forms.js';
import { type AnswerSchemas, openApiOf } from './open-api-document.js';

const answerSchemas = (): AnswerSchemas =>
  createRequire(import.meta.url)('@northlight/contracts/answer-schemas.json') as AnswerSchemas;

/** The API's description (OpenAPI 3.1). */
export const apiDocument = (productName: string): OpenAPIObject => openApiOf(apiRoutes, answerSchemas(), productName);

/** What the API offers as a page at /api/docs, and as /api/openapi.json and .yaml. */
export function serveApiDocs(app: NestExpressApplication, productName: string): void {
  const { describe, answer } = describedOnce(productName);
  const express: Application = app.getHttpAdapter().getInstance();
  express.get('/api/openapi.json', answer);
  SwaggerModule.setup('api/docs', app, describe, { yamlDocumentUrl: 'api/openapi.yaml', raw: ['yaml'] });
}

/** The description is made by the first who asks; its forms are kept, as those of a shared read. */
function describedOnce(productName: string): { describe: () => OpenAPIObject; answer: RequestHandler } {
  let document: OpenAPIObject | undefined;
  let forms: JsonForms | undefined;
  const describe = (): OpenAPIObject => {
    document ??= apiDocument(productName);
    return document;
  };
  const answer: RequestHandler = (request, response, next) => {
    forms ??= JsonForms.of(describe(), request);
    if (isHeld(request, response, forms.etag)) return sendHeld(response);
    Promise.resolve(forms.formFor(request)).then((form) => sendForm(request, response, form), next);
  };
  return { describe, answer };
}
