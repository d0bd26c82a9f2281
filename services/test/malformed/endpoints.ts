import type { OpenAPIObject } from '@nestjs/swagger';

export interface Endpoint {
  readonly method: string;
  /** With {parameters} as OpenAPI writes them. */
  readonly path: string;
  readonly query: readonly string[];
  readonly fields: readonly string[];
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly schema?: { readonly $ref?: string } }>>;
  };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const outsideTheDocument: readonly Endpoint[] = ['/health/live', '/health/ready', '/api/docs', '/api/nothing'].map(
  (path) => ({ method: 'GET', path, query: [], fields: [] }),
);

/** Every endpoint that the service documents, and those it does not. */
export function endpointsOf(document: OpenAPIObject): Endpoint[] {
  const documented = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => endpointOf(document, { method, path }, operation as Operation)),
  );
  return [...documented, ...outsideTheDocument];
}

const endpointOf = (
  document: OpenAPIObject,
  { method, path }: { method: string; path: string },
  { parameters = [], requestBody }: Operation,
): Endpoint => ({
  method: method.toUpperCase(),
  path,
  query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
  fields: fieldsOf(document, Object.values(requestBody?.content ?? {})[0]?.schema?.$ref),
});

function fieldsOf(document: OpenAPIObject, reference = ''): string[] {
  const schema = document.components?.schemas?.[reference.split('/').at(-1) ?? ''];
  return schema && 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
}
