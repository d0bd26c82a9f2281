import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';

/** OpenAPI at /api/docs and /api/openapi.json; the schemas come from the rules of the same DTO classes. */
export function serveApiDocs(app: INestApplication, productName: string): void {
  const config = new DocumentBuilder().setTitle(`${productName} API`).setVersion('1').build();
  const create = (): OpenAPIObject => {
    const document = SwaggerModule.createDocument(app, config);
    const schemas = validationMetadatasToSchemas() as NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
    return {
      ...document,
      components: { ...document.components, schemas: { ...document.components?.schemas, ...schemas } },
    };
  };
  SwaggerModule.setup('api/docs', app, create, {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
  });
}
