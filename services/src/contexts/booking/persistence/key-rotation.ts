import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { nameKey } from '../../../platform/kernel/name-key.js';
import { PersonCipher, PersonUnreadable, type SealedText } from '../../../platform/privacy/person-cipher.js';
import type { RotationReport } from '../../../platform/privacy/person-holder.js';
import { type CustomerKey, ownerOf } from './customers.repository.js';

type Sealed = CustomerKey & SealedText;
type Moved = CustomerKey & { readonly wrappedKey: Buffer; readonly emailHash: Buffer };

const BATCH_SIZE = 500;
const first: CustomerKey = { venueId: 0, ref: '00000000-0000-0000-0000-000000000000' };

/** Moves the keys of persons from the master key before to the present one, beside everything else that goes on. */
@Injectable()
export class KeyRotation {
  constructor(
    private readonly pool: pg.Pool,
    private readonly cipher: PersonCipher,
  ) {}

  /** Safe to repeat: who has moved is left alone. */
  async run(): Promise<RotationReport> {
    const report = { moved: 0, unreadable: 0 };
    let sealed = await this.after(first);
    for (let last = sealed.at(-1); last; last = sealed.at(-1)) {
      const moved = sealed.flatMap((one) => this.move(one) ?? []);
      report.moved += await this.write(moved);
      report.unreadable += sealed.length - moved.length;
      sealed = await this.after(last);
    }
    return report;
  }

  private async after({ venueId, ref }: CustomerKey): Promise<Sealed[]> {
    const { rows } = await this.pool.query<Sealed>(
      `select venue_id as "venueId", ref, wrapped_key as "wrappedKey", wrapped_by as "wrappedBy", sealed
       from booking.person_keys join booking.customers using (venue_id, ref)
       where (venue_id, ref) > ($1, $2) and wrapped_by <> $3 and erased_at is null
       order by venue_id, ref limit ${BATCH_SIZE}`,
      [venueId, ref, this.cipher.presentKey],
    );
    return rows;
  }

  private move(sealed: Sealed): Moved | undefined {
    const { venueId, ref } = sealed;
    const owner = ownerOf(sealed);
    try {
      const { email } = JSON.parse(this.cipher.open(sealed, owner));
      const { wrappedKey } = this.cipher.rewrap(sealed, owner);
      return { venueId, ref, wrappedKey, emailHash: this.cipher.hash(nameKey(email)) };
    } catch (error) {
      if (error instanceof PersonUnreadable) return undefined;
      throw error;
    }
  }

  /** Whoever was erased meanwhile stays erased: the customer is locked first, as erasing does. */
  private async write(moved: readonly Moved[]): Promise<number> {
    const { rowCount } = await this.pool.query(
      `with moved as (
         select m.* from unnest($1::int[], $2::uuid[], $3::bytea[], $4::bytea[]) as m (venue_id, ref, wrapped_key, email_hash)
         join booking.customers c using (venue_id, ref) where c.erased_at is null
         order by venue_id, ref for update of c
       ), keys as (
         update booking.person_keys k set wrapped_key = m.wrapped_key, wrapped_by = $5
         from moved m where (k.venue_id, k.ref) = (m.venue_id, m.ref)
       )
       update booking.customers c set email_hash = m.email_hash
       from moved m where (c.venue_id, c.ref) = (m.venue_id, m.ref)`,
      [
        moved.map(({ venueId }) => venueId),
        moved.map(({ ref }) => ref),
        moved.map(({ wrappedKey }) => wrappedKey),
        moved.map(({ emailHash }) => emailHash),
        this.cipher.presentKey,
      ],
    );
    return rowCount ?? 0;
  }
}
