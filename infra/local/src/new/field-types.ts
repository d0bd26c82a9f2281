import type { Words } from './names.js';

/** How a field of a type is written in each file that states it; `{{…}}` are its words. */
interface FieldType {
  readonly sqlType: string;
  /** Of the entity. */
  readonly column: string;
  /** Of the DTO: the rules from the last to the first. */
  readonly rule: string;
  /** Of the DTO of a new row, where what is left out has a value. */
  readonly usual?: string;
  /** Of the view: the release before does not answer it. */
  readonly view: string;
  readonly control: string;
}

export const fieldTypes: Readonly<Record<string, FieldType>> = {
  text: {
    sqlType: 'text',
    column: "@Column('text', { name: '{{snake}}', nullable: true }) {{camel}}: string | null;",
    rule: `@OneLine()
  @MaxLength(300, { message: 'Please keep this under 300 characters' })
  @IsString({ message: 'Please enter a text' })
  @Trimmed()
  @OrNone()
  readonly {{camel}}?: string | null;`,
    view: 'readonly {{camel}}?: string | null;',
    control: "<TextField label={texts.{{camel}}} {...field('{{camel}}')} />",
  },
  integer: {
    sqlType: 'integer not null default 0',
    column: "@Column('integer', { name: '{{snake}}', default: 0 }) {{camel}}: number;",
    rule: `@Max(1_000_000, { message: 'Please enter a smaller number' })
  @Min(0, { message: 'Please enter a whole number' })
  @IsInt({ message: 'Please enter a whole number' })
  @AsNumber()
  readonly {{camel}}?: number;`,
    usual: 'override readonly {{camel}}?: number = 0;',
    view: 'readonly {{camel}}?: number;',
    control: `<TextField label={texts.{{camel}}} inputMode="numeric" {...field('{{camel}}')} />`,
  },
  boolean: {
    sqlType: 'boolean not null default false',
    column: "@Column('boolean', { name: '{{snake}}', default: false }) {{camel}}: boolean;",
    rule: `@IsBoolean({ message: '{{Words}} must be true or false' })
  readonly {{camel}}?: boolean;`,
    usual: 'override readonly {{camel}}?: boolean = false;',
    view: 'readonly {{camel}}?: boolean;',
    control: "<CheckboxField label={texts.{{camel}}} {...field('{{camel}}')} />",
  },
};

export const typeOf = ({ type = '' }: Words): FieldType | undefined => fieldTypes[type];
