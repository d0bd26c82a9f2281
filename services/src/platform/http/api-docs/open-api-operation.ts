import type { OpenAPIObject } from '@nestjs/swagger';
import { type ErrorCode, errorCatalogue } from '@northlight/contracts';
import { commonRefusals, type Route, refusalsOf } from '@northlight/contracts/routes';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameter = Extract<NonNullable<Operation['parameters']>[number], { name: string }>;
export type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Schemas[string];

/** One operation of the API's description. @param answer the schema of its JSON answer, where it has one */
export const operationOf = (route: Route, input: Schemas, answer: Schema | undefined): Operation => ({
  operationId: route.name,
  summary: route.summary,
  tags: [route.tag],
  parameters: [...pathParameters(route, input), ...queryParameters(route, input), ...headerParameters(route)],
  ...(hasBody(route) && { requestBody: requestBodyOf(route) }),
  responses: { [route.answer.status]: successOf(route, answer), ...errorResponses(route) },
  security: securityOf(route),
});

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

type Properties = Readonly<Record<string, Schema>>;
const propertiesOf = (name: string | undefined, input: Schemas): Properties =>
  ((name ? input[name] : undefined) as { properties?: Properties } | undefined)?.properties ?? {};

/** What parameters of a path may be that are no plain numbers. */
const pathWords: Readonly<Record<string, string>> = {
  booking: 'The id of a booking, its reference, or the code of its ticket',
  order: 'The id of an order, or its reference',
  slugOrId: 'The slug of a venue, or its id',
};

const pathParameters = ({ path, params, example }: Route, input: Schemas): Parameter[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    ...{ name, in: 'path' as const, required: true },
    ...(name in pathWords && { description: pathWords[name] }),
    schema: propertiesOf(params?.name, input)[name] ?? { type: 'string' },
    ...(example?.params && { example: example.params[name] }),
  }));

const queryParameters = ({ query, example }: Route, input: Schemas): Parameter[] => {
  const { required = [] } = ((query && input[query.name]) ?? {}) as { required?: readonly string[] };
  const given = (example?.query ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(propertiesOf(query?.name, input)).map(([name, schema]) => ({
    ...{ name, in: 'query' as const, required: required.includes(name), schema },
    ...(name in given && { example: given[name] }),
  }));
};

const headerParameters = ({ tokenHeader, idempotencyKey }: Route): Parameter[] => [
  ...(tokenHeader ? [headerOf(tokenHeader, 'The token of the link, where nobody is signed in')] : []),
  ...(idempotencyKey
    ? [{ ...headerOf('Idempotency-Key', '8 to 200 printable characters'), required: idempotencyKey === 'required' }]
    : []),
];

const headerOf = (name: string, description: string): Parameter => ({
  ...{ name, in: 'header', required: false, description, schema: { type: 'string' } },
});

const hasBody = ({ body, form, takesBytes }: Route): boolean =>
  body !== undefined || form !== undefined || takesBytes === true;

const requestBodyOf = ({ body, form, takesBytes, example }: Route): NonNullable<Operation['requestBody']> => {
  if (form) return { required: true, content: { 'multipart/form-data': { schema: formSchema(form) } } };
  if (takesBytes) return { required: true, content: { 'application/octet-stream': { schema: bytes } } };
  const content = { schema: ref(body?.name ?? ''), ...(example?.body && { example: example.body }) };
  return { required: true, content: { 'application/json': content } };
};

const bytes: Schema = { type: 'string', format: 'binary' };

const formSchema = ({ field, mostFiles }: NonNullable<Route['form']>): Schema => {
  return {
    type: 'object',
    properties: { [field]: mostFiles === 1 ? bytes : { type: 'array', items: bytes, maxItems: mostFiles } },
  };
};

const successOf = ({ answer, example }: Route, schema: Schema | undefined) => {
  const { description, contentType } = answer;
  if (!contentType) return { description };
  const content = { ...(schema && { schema }), ...(example && 'answer' in example && { example: example.answer }) };
  return { description, content: { [contentType]: content } };
};

const statusesOf = (codes: readonly ErrorCode[]): number[] =>
  [...new Set(codes.map((code) => errorCatalogue[code][0]))].sort();

/** A response for each status, with the codes that it may have and their words; what any call may get is shared. */
const errorResponses = (route: Route): Operation['responses'] => {
  const own = refusalsOf(route);
  const stated = statusesOf(own).map((status) => [status, errorResponse([...own, ...commonRefusals], status)]);
  const shared = statusesOf(commonRefusals).map((status) => [status, { $ref: `#/components/responses/${status}` }]);
  return Object.fromEntries([...shared, ...stated]);
};

const errorResponse = (codes: readonly ErrorCode[], status: number) => {
  const own = codes.filter((code) => errorCatalogue[code][0] === status);
  const description = own.map((code) => `${code}: ${errorCatalogue[code][1]}`).join('\n\n');
  const schema: Schema = { allOf: [ref('ErrorBody'), { properties: { code: { type: 'string', enum: own } } }] };
  return { description, content: { 'application/json': { schema } } };
};

/** The responses that any operation may have, by their status. */
export const commonResponses = Object.fromEntries(
  statusesOf(commonRefusals).map((status) => [String(status), errorResponse(commonRefusals, status)]),
);

const securityOf = ({ access }: Route): Operation['security'] => {
  if (access === 'everyone') return [];
  const isForTokens = access === 'deploy-token' || access === 'operator-token';
  return [isForTokens ? { deployToken: [] } : { session: [] }];
};
