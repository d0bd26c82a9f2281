import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { cartListSchemas, oneLineSchemas, orderListSchemas, passkeySchemas } from '@northlight/contracts';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';

/** What the API offers; the schemas come from the rules of the same DTO classes. */
export function apiDocument(app: INestApplication, productName: string): OpenAPIObject {
  const config = new DocumentBuilder().setTitle(`${productName} API`).setVersion('1').build();
  const document = SwaggerModule.createDocument(app, config);
  const additionalConverters = { ...oneLineSchemas, ...orderListSchemas, ...cartListSchemas, ...passkeySchemas };
  const schemas = validationMetadatasToSchemas({ additionalConverters }) as NonNullable<
    NonNullable<OpenAPIObject['components']>['schemas']
  >;
  return {
    ...document,
    components: { ...document.components, schemas: { ...document.components?.schemas, ...schemas } },
  };
}

/** The document as a page at /api/docs and as /api/openapi.json. */
export const serveApiDocs = (app: INestApplication, productName: string): void =>
  SwaggerModule.setup('api/docs', app, () => apiDocument(app, productName), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
  });
