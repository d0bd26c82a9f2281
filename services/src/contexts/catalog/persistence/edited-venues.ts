import { Injectable } from '@nestjs/common';
import type { OpeningHours, VenueStatus } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../platform/audit/note-change.js';
import type { Db } from '../../../platform/database/db.js';
import { freeSlug } from '../../../platform/database/free-slug.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { mustBeSeen, withoutVersion } from '../../../platform/kernel/seen-version.js';
import type { Pictures } from '../domain/gallery.js';
import { tellOpening } from './opening-news.js';

/** What an admin may say of a venue, by its columns; `directions` as JSON. */
export interface VenueColumns {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip_code: string;
  readonly timezone: string;
  readonly description: string;
  readonly status: VenueStatus;
  readonly opened_year: number | null;
  readonly estimated_opening_year: number | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly is_new: boolean;
  readonly map_x: number;
  readonly map_y: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly parking: readonly string[];
  readonly amenities: readonly string[];
  readonly safety: readonly string[];
  readonly directions: string;
}

type Week = readonly (OpeningHours | null)[];
type Row = VenueColumns &
  Pictures & { readonly id: number; readonly image_url: string; readonly week_hours: Week } & Versions;

/** How often what its page says was changed, and its hours. */
interface Versions {
  readonly version: number;
  readonly hours_version: number;
}

/** What was said of a venue, in which version. */
export type SaidOfVenue = Partial<VenueColumns> & Pick<Versions, 'version'>;

/** The columns that a change writes, from what is there when it is their turn. */
export type ChangeOf<Columns> = (old: Columns) => Partial<Columns>;

/** A change to a version of something; undefined: to whatever is there. */
export interface ChangeTo<Columns> {
  readonly seen: number | undefined;
  readonly columns: Columns;
}

/** A new venue: its slug is free or gets a number behind it, its hours are those that it starts with. */
interface NewVenue {
  readonly slug: string;
  readonly columns: VenueColumns;
  readonly weekHours: Week;
}

interface Edit {
  readonly what: string;
  readonly at: Date;
  readonly change: (row: Row) => Readonly<Record<string, unknown>>;
}

/** Writes venues; each change is on record, with what was there before and what is there now. */
@Injectable()
export class EditedVenues {
  constructor(private readonly pool: pg.Pool) {}

  /** Adds one without pictures. @returns its id */
  add({ slug, columns, weekHours }: NewVenue, at: Date): Promise<number> {
    const names = Object.keys(columns);
    const places = names.map((_, nth) => `$${nth + 4}`).join(', ');
    return inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<Row>(
        `insert into catalog.venues (slug, created_at, week_hours, image_url, ${names.join(', ')})
         values ($1, $2, $3, '', ${places}) returning *`,
        [await freeSlug(slug, 'catalog.venues', db), at, JSON.stringify(weekHours), ...Object.values(columns)],
      );
      const [row] = rows as [Row];
      await noteVenue(db, { what: 'created', at, old: null, row });
      await tellOpening(db, { at, old: null, row });
      return row.id;
    });
  }

  /** Other words, another place or status. @returns what was said before @throws {Refusal} VENUE_NOT_FOUND, CONFLICT */
  async change(id: number, { seen, columns }: ChangeTo<ChangeOf<VenueColumns>>, at: Date): Promise<SaidOfVenue> {
    const change = (old: Row) => {
      mustBeSeen(seen, old.version);
      return { ...columns(old), version: old.version + 1 };
    };
    const old = await this.edit(id, { what: 'changed', at, change });
    const { version } = old;
    const said = columns(old);
    const before = Object.fromEntries(Object.entries(old).filter(([name]) => name in said));
    return { ...before, ...('directions' in said && { directions: JSON.stringify(old.directions) }), version };
  }

  /** Takes a change back. @param before what was said then: it is that version again, for those who have seen it */
  async changeBack(id: number, before: SaidOfVenue, at: Date): Promise<void> {
    await this.edit(id, { what: 'change taken back', at, change: () => ({ ...before }) });
  }

  /** Other hours from Sunday on. @throws {Refusal} VENUE_NOT_FOUND, CONFLICT */
  async setHours(id: number, { seen, columns: week }: ChangeTo<Week>, at: Date): Promise<void> {
    const change = ({ hours_version: now }: Row) => {
      mustBeSeen(seen, now);
      return { week_hours: JSON.stringify(week), hours_version: now + 1 };
    };
    await this.edit(id, { what: 'hours changed', at, change });
  }

  /** Gives the gallery an order, from what hangs there when nobody else can change it. @throws {Refusal} VENUE_NOT_FOUND */
  async arrange(id: number, arranged: (now: Row) => Pictures, at: Date): Promise<void> {
    await this.edit(id, { what: 'gallery arranged', at, change: (row) => ({ ...arranged(row) }) });
  }

  /** Takes it from the site; its row stays for those who were there. @throws {Refusal} VENUE_NOT_FOUND */
  async hide(id: number, at: Date): Promise<void> {
    await this.edit(id, { what: 'deleted', at, change: () => ({ deleted_at: at }) });
  }

  /** Takes a deletion back. */
  async bringBack(id: number, at: Date): Promise<void> {
    await this.edit(id, { what: 'deletion taken back', at, change: () => ({ deleted_at: null }) }, true);
  }

  /** @returns the row as it was */
  private edit(id: number, { what, at, change }: Edit, isHidden = false): Promise<Row> {
    return inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<Row>(
        'select * from catalog.venues where id = $1 and (deleted_at is not null) = $2 for update',
        [id, isHidden],
      );
      const [old] = rows;
      if (!old) throw new Refusal('VENUE_NOT_FOUND');
      const columns = change(old);
      const pairs = Object.keys(columns).map((name, nth) => `${name} = $${nth + 2}`);
      const { rows: changed } = await db.query<Row>(
        `update catalog.venues set ${pairs.join(', ')} where id = $1 returning *`,
        [id, ...Object.values(columns)],
      );
      const row = changed[0] as Row;
      await noteVenue(db, { what, at, old, row });
      await tellOpening(db, { at, old, row });
      return old;
    });
  }
}

interface Noted {
  readonly what: string;
  readonly at: Date;
  readonly old: Row | null;
  readonly row: Row;
}

const noteVenue = (db: Db, { what, at, old, row }: Noted): Promise<void> =>
  noteChange(db, {
    ...{ at, room: 'catalog', what, subject: { kind: 'venue', id: row.id, name: row.name } },
    ...{ old: old && told(old), new: told(row) },
  });

const told = ({ hours_version: _, ...row }: Row) => withoutVersion(row);
