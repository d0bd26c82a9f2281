import { type DataKind, dataKinds } from '@northlight/contracts';

/** Why a column holds nothing of a person, in a word. */
export type FreeOfPersons = 'catalog' | 'code' | 'state' | 'technical' | 'time';

/** Whose it is. */
export type DataSubject =
  | 'account'
  | 'applicant'
  | 'customer'
  | 'recipient'
  | 'staff'
  | 'subscriber'
  | 'visitor'
  | 'writer';

/** How it is found for somebody who asks. */
export type FoundBy = 'account' | 'booking' | 'email' | 'inquiry' | 'order' | 'voucher' | 'nothing';

/** How it stands there; what is sealed opens with the key of its person alone (docs/adr/0017). */
export type Form = 'hash' | 'key' | 'number' | 'plain' | 'sealed';

/** Something that is kept of persons. */
export interface PersonalData {
  /** Names of columns, with spaces between; left out for a folder or a log. */
  readonly columns?: string;
  readonly what: string;
  readonly whose: DataSubject;
  readonly foundBy: FoundBy;
  readonly form: Form;
  /** What it is needed for. */
  readonly why: string;
  /** Of what it is: this says how long it is kept, or why it has no end (packages/contracts, data-kinds.ts). */
  readonly kind: DataKind | readonly DataKind[];
}

export const kindsOf = ({ kind }: PersonalData): readonly DataKind[] =>
  typeof kind === 'string' ? [kind] : (kind as readonly DataKind[]);

/** Columns without anything of persons: names with spaces between, by the reason. A whole place has the reason alone: all words of it are of that kind. */
type Free = FreeOfPersons | Readonly<Partial<Record<FreeOfPersons, string>>>;

/** A table ("booking.customers"), a folder or file of DATA_DIR ("DATA_DIR/mail"), or a log, and what it holds of persons. */
export type PersonalPlace = { readonly place: string } & (
  | { readonly holds: readonly PersonalData[]; readonly free?: Free }
  | { readonly holds?: undefined; readonly free: Free }
);

const readable: readonly Form[] = ['key', 'plain', 'sealed'];

/** The tables from which somebody's words or keys go some day: what is deleted there must not stay in their files. */
export const tablesOfPersons = (places: readonly PersonalPlace[]): string[] =>
  places.filter(({ place, holds }) => /^\w+\.\w+$/.test(place) && holds?.some(isErased)).map(({ place }) => place);

const isErased = (data: PersonalData): boolean =>
  readable.includes(data.form) &&
  data.whose !== 'staff' &&
  kindsOf(data).some((kind) => !('kept' in dataKinds[kind].term));

/** What a room keeps sealed in its `persons` and `person_keys` (sealed-persons.ts). */
export function sealedPersons(
  schema: string,
  { what, whose, why, kind }: Pick<PersonalData, 'what' | 'whose' | 'why' | 'kind'>,
): readonly PersonalPlace[] {
  const common = { whose, foundBy: 'email', kind } as const;
  return [
    {
      place: `${schema}.persons`,
      holds: [
        { columns: 'sealed', what, form: 'sealed', why, ...common },
        { columns: 'email_hash', what: 'e-mail', form: 'hash', why: 'to find again who asks', ...common },
      ],
    },
    personKeys(schema, { whose, kind }),
  ];
}

/** The keys of persons, without which nothing opens that was sealed with them. */
export const personKeys = (schema: string, { whose, kind }: Pick<PersonalData, 'whose' | 'kind'>): PersonalPlace => ({
  place: `${schema}.person_keys`,
  holds: [
    {
      ...{ columns: 'wrapped_key', what: 'the key of each person', whose, foundBy: 'email', form: 'key' },
      ...{ why: 'to open what is sealed', kind },
    },
  ],
  free: { technical: 'wrapped_by' },
});
