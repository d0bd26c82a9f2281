/** A piece of compiled text, and what stands in its place. */
export interface Edit {
  /** From `services/dist`. */
  readonly file: string;
  /** Occurs once. */
  readonly find: string;
  readonly put: string;
}

export interface ReleaseEdits {
  readonly files: Readonly<Record<string, string>>;
  readonly edits: readonly Edit[];
}

const booking = 'contexts/booking';
const migration = '1899000000001-channel-of-bookings.js';

/** Expands: a column that the release before neither reads nor writes. */
const addsColumn = `export class ChannelOfBookings1899000000001 {
  constructor() {
    this.up = (db) => db.query('alter table booking.bookings add column channel text');
    this.down = (db) => db.query('alter table booking.bookings drop column channel');
  }
}
`;

/** Rows of bookings say by which channel they came: the same events make other rows. */
const tellsChannel: readonly Edit[] = [
  {
    file: `${booking}/persistence/booking-migrations.js`,
    find: 'export const bookingMigrations = [',
    put: `import { ChannelOfBookings1899000000001 } from './migrations/${migration}';\nexport const bookingMigrations = [ChannelOfBookings1899000000001,`,
  },
  { file: `${booking}/projections/bookings.projection.js`, find: 'version: 7,', put: 'version: 8,' },
  {
    file: `${booking}/projections/bookings.projection.js`,
    find: ', status) select ',
    put: ', status, channel) select ',
  },
  {
    file: `${booking}/projections/bookings.projection.js`,
    find: ", 'pending'`",
    put: ", 'pending', 'unsaid'`",
  },
  {
    file: `${booking}/projections/bookings.projection.js`,
    find: '        PartyChanged: changeParty,',
    put: `        PartyChanged: changeParty,
        ChannelNoted: ({ ledger, stream, event }, db) => db.query(
          'update booking.bookings set channel = $3 where venue_id = $1 and id = $2',
          [ledger, bookingIdIn(stream), event.channel]),`,
  },
];

const readsEvent = (type: string): readonly Edit[] => [
  {
    file: `${booking}/domain/event-types.js`,
    find: '    BookingClaimed: {},',
    put: `    BookingClaimed: {}, ChannelNoted: ${type},`,
  },
  {
    file: `${booking}/domain/booking/booking.js`,
    find: '    evolve: {\n',
    put: '    evolve: {\n        ChannelNoted: (_, booking) => booking,\n',
  },
];

/** Each booking that is placed says so by an event of its own. */
const writesEvent: Edit = {
  file: `${booking}/domain/booking/booking.js`,
  find: "                    type: 'BookingPlaced'\n                }\n",
  put: "                    type: 'BookingPlaced'\n                }, { type: 'ChannelNoted', channel: 'web' }\n",
};

const files = { [`${booking}/persistence/migrations/${migration}`]: addsColumn };

/**
 * What comes after the release of this clone: one with a migration, other rows of a projection, and a new event that it
 * reads; and one that writes the event.
 */
export const releases = {
  reads: { files, edits: [...tellsChannel, ...readsEvent('{ isOnlyRead: true }')] },
  writes: { files, edits: [...tellsChannel, ...readsEvent('{}'), writesEvent] },
} satisfies Readonly<Record<string, ReleaseEdits>>;
