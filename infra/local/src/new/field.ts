import { readFileSync } from 'node:fs';
import { PlainError } from '../processes/plain-error.js';
import { addBefore, addImport, addMember } from './edits.js';
import { fieldTypes, typeOf } from './field-types.js';
import { fill, type Words, wordsOfName } from './names.js';

/** Where what staff edits is stated: its table, the rules of its form, what it looks like on the wire, and the form. */
interface EditedThing {
  readonly entity: string;
  readonly entityClass: string;
  readonly rules: string;
  /** The class with the rules of every write, and that of a new one. */
  readonly rulesClass: string;
  readonly newClass: string;
  readonly views: string;
  readonly view: string;
  readonly form: string;
  readonly texts: string;
}

const contexts = 'services/src/contexts';
const contracts = 'packages/contracts/src';
const formOf = (thing: string) => ({
  form: `mfe-admin/src/features/write-${thing}/${thing}-form.tsx`,
  texts: `mfe-admin/src/texts/write-${thing}.ts`,
});

/** By the name of its table. */
const things: Readonly<Record<string, EditedThing>> = {
  'catalog.experiences': {
    ...{ entity: `${contexts}/catalog/persistence/experience.row.ts`, entityClass: 'ExperienceRow' },
    ...{ rules: `${contracts}/catalog/write-experience.dto.ts`, rulesClass: 'ExperienceDto' },
    ...{ newClass: 'WriteExperienceDto', views: `${contracts}/catalog/catalog-views.ts`, view: 'ExperienceView' },
    ...formOf('experience'),
  },
  'membership.memberships': {
    ...{ entity: `${contexts}/membership/persistence/membership.row.ts`, entityClass: 'MembershipRow' },
    ...{ rules: `${contracts}/membership/write-membership.dto.ts`, rulesClass: 'PlanDto' },
    ...{
      newClass: 'CreateMembershipDto',
      views: `${contracts}/membership/membership-views.ts`,
      view: 'MembershipView',
    },
    ...formOf('membership'),
  },
  'merchandise.products': {
    ...{ entity: `${contexts}/merchandise/persistence/product.row.ts`, entityClass: 'ProductRow' },
    ...{ rules: `${contracts}/merchandise/write-product.dto.ts`, rulesClass: 'ProductDto' },
    ...{ newClass: 'CreateProductDto', views: `${contracts}/merchandise/product-views.ts`, view: 'ProductView' },
    ...formOf('product'),
  },
};

/** @param asked a table, a name in kebab-case and a type @throws PlainError where one of them is not known here */
export function wordsOfField([table = '', name = '', type = '']: readonly string[]): Words {
  if (!(table in things && type in fieldTypes)) {
    const known = `${Object.keys(things).join(', ')}; types are ${Object.keys(fieldTypes).join(', ')}`;
    throw new PlainError(`Say the table, the name and the type of the field. Tables are ${known}.`);
  }
  const [room = ''] = table.split('.');
  const sqlType = fieldTypes[type]?.sqlType ?? '';
  const words: Words = { ...wordsOfName(name), ...wordsOfRoom(room), table, type, sqlType };
  const { entity = '' } = things[table] ?? {};
  if (new RegExp(`\\b${words.camel}\\??:`).test(readFileSync(entity, 'utf8')))
    throw new PlainError(`${table} has a field ${words.camel} already.`);
  return words;
}

const wordsOfRoom = (name: string): Words => {
  const { room = '', Room = '', roomCamel = '', roomSnake = '' } = wordsOfName(name);
  return { room, Room, roomCamel, roomSnake };
};

/** States the field where its thing is stated. @returns the files */
export function addField(words: Words): string[] {
  const [thing, type] = [things[words.table ?? ''], typeOf(words)];
  if (!thing || !type) return [];
  const { entity, rules, views, form, texts } = thing;
  addMember(entity, `export class ${thing.entityClass} {`, fill(type.column, words));
  addMember(rules, `class ${thing.rulesClass} {`, `\n  ${fill(type.rule, words)}`);
  if (type.usual) addMember(rules, `class ${thing.newClass} extends ${thing.rulesClass} {`, fill(type.usual, words));
  if (words.type === 'text' && !readFileSync(rules, 'utf8').includes('/or-none.js'))
    addImport(rules, "import { OrNone } from '../or-none.js';");
  addMember(views, `export interface ${thing.view} {`, fill(type.view, words));
  const [, control = ''] = /^<(\w+)/.exec(type.control) ?? [];
  if (!readFileSync(form, 'utf8').includes(control))
    addImport(form, `import { ${control} } from '@northlight/site-kit/ui';`);
  addBefore(form, ['{children}', '<SaveFailure'], fill(type.control, words));
  addMember(texts, 'defineTexts({', fill("{{camel}}: '{{Words}}',", words));
  return [entity, rules, views, form, texts];
}
