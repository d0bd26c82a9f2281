/** A JSON schema, as far as it says which fields there are. */
interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** What crosses the wire, as `answer-schemas.json` says it: answers by operation, inputs by the name of their class. */
export interface Wire {
  readonly answers: Readonly<Record<string, Schema>>;
  readonly inputs: Readonly<Record<string, Schema>>;
  readonly definitions: Readonly<Record<string, Schema>>;
}

/** An operation of the API, as far as calls of it have to agree. */
export interface WireOperation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** The class of its body. */
  readonly body?: { readonly name: string } | undefined;
}

/** What a front needs of one operation. */
export interface OperationUse {
  /** `GET /api/venues`. */
  readonly call: string;
  /** Where it is imported: `src/features/territory/use-venues.ts:1`. */
  readonly at: string;
  /** Fields of its answer that are named in the sources: `[].address.city`. */
  readonly reads: readonly string[];
  /** Fields of its body that are named in the sources. */
  readonly sends: readonly string[];
  /** Fields that its body had to have when the front was built: what is asked for since then is not sent. */
  readonly needed: readonly string[];
}

/** What a front needs of the API, as its build found it (docs/adr/0098). */
export interface WireUses {
  readonly operations: Readonly<Record<string, OperationUse>>;
  /** Where each of those fields is named first: `price` at `src/pages/start-page.tsx:12`. */
  readonly names: Readonly<Record<string, string>>;
}

/** The fields of an answer, each with the way to it: `[].address.city`. What contains itself is followed once. */
export function fieldsOf(schema: Schema, wire: Pick<Wire, 'definitions'>): string[] {
  return [...new Set(below(schema, { definitions: wire.definitions, way: '', inside: [] }))];
}

interface Walk {
  readonly definitions: Wire['definitions'];
  readonly way: string;
  readonly inside: readonly string[];
}

function below(schema: Schema, walk: Walk): string[] {
  if (schema.$ref !== undefined) return behind(schema.$ref, walk);
  const own = Object.entries(schema.properties ?? {}).flatMap(([field, value]) => {
    const way = walk.way === '' ? field : `${walk.way}.${field}`;
    return [way, ...below(value, { ...walk, way })];
  });
  const items = [schema.items ?? [], schema.prefixItems ?? []].flat();
  const parts = [schema.anyOf ?? [], schema.allOf ?? []].flat();
  return [
    ...own,
    ...items.flatMap((item) => below(item, { ...walk, way: `${walk.way}[]` })),
    ...parts.flatMap((part) => below(part, walk)),
  ];
}

function behind(reference: string, walk: Walk): string[] {
  const name = reference.split('/').at(-1) ?? '';
  const found = walk.definitions[name];
  return found && !walk.inside.includes(name) ? below(found, { ...walk, inside: [...walk.inside, name] }) : [];
}

/** The names on the way to a field: of `[].address.city` they are address and city. */
export const namesOn = (way: string): string[] => way.split(/[.[\]]+/).filter((name) => name !== '');

/** A release, as far as it needs the API; one from before builds looked says nothing. */
interface User {
  readonly id: string;
  readonly uses?: WireUses | undefined;
}

/** What an API has. */
interface Api {
  readonly wire: Wire;
  readonly operations: readonly WireOperation[];
}

/** Why a front cannot work with an API: a sentence for each thing that it needs and does not get, with the line that needs it. */
export function unmetUses({ id, uses }: User, { wire, operations }: Api): string[] {
  if (!uses) return [];
  return Object.entries(uses.operations).flatMap(([name, use]) => {
    const operation = operations.find((one) => one.name === name);
    if (!operation) return [`${id} calls ${name} (${use.at}), which this API does not have.`];
    const call = `${operation.method} ${operation.path}`;
    if (call !== use.call) return [`${id} calls ${name} at ${use.call} (${use.at}), where this API has ${call}.`];
    const at = (way: string): string => uses.names[namesOn(way).at(-1) ?? ''] ?? use.at;
    return [...unread(use, { wire, operation, at }), ...unsent(use, { wire, operation, at })].map(
      (words) => `${id} ${words}`,
    );
  });
}

interface Compared {
  readonly wire: Wire;
  readonly operation: WireOperation;
  /** Where a field is named. */
  readonly at: (way: string) => string;
}

function unread({ reads }: OperationUse, { wire, operation: { name }, at }: Compared): string[] {
  const answered = new Set(fieldsOf(wire.answers[name] ?? {}, wire));
  return reads
    .filter((way) => !answered.has(way))
    .map((way) => `reads ${way} of ${name} (${at(way)}), which this API does not answer.`);
}

function unsent(
  { sends, needed, at: place }: OperationUse,
  { wire, operation: { name, body }, at }: Compared,
): string[] {
  const { properties = {}, required = [] } = (body && wire.inputs[body.name]) ?? {};
  const extra = sends.filter((field) => !(field in properties));
  const missing = required.filter((field) => !sends.includes(field) && !needed.includes(field));
  return [
    ...extra.map((field) => `sends ${field} with ${name} (${at(field)}), which this API does not take.`),
    ...missing.map((field) => `does not send ${field} with ${name} (${place}), which this API asks for.`),
  ];
}
