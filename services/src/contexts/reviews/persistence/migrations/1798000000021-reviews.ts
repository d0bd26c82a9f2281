import type { MigrationInterface, QueryRunner } from 'typeorm';
import { notifyChange } from '../../../../platform/database/notify-change.js';

/** Reviews of visits. Who wrote, and what, is sealed (docs/adr/0017); stars stay when it is erased. */
export class Reviews1798000000021 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists reviews;
      create table reviews.persons (
        ref        uuid not null,
        sealed     bytea,
        email_hash bytea,
        erased_at  timestamptz,
        constraint persons_pkey primary key (ref),
        constraint persons_are_sealed_or_erased
          check ((erased_at is null) = (sealed is not null) and (sealed is null) = (email_hash is null))
      );
      create index persons_by_email on reviews.persons (email_hash);
      create table reviews.person_keys (
        ref         uuid  not null,
        wrapped_key bytea not null,
        wrapped_by  text  not null,
        constraint person_keys_pkey primary key (ref)
      );
      create table reviews.reviews (
        id            uuid        not null,
        booking_id    uuid        not null,
        venue_id      integer     not null,
        experience_id integer     not null,
        visited_on    date        not null,
        stars         smallint    not null,
        state         text        not null default 'waiting',
        version       integer     not null default 1,
        user_id       integer,
        written_at    timestamptz not null,
        moderated_at  timestamptz,
        moderated_by  integer,
        refusal       text,
        constraint reviews_pkey primary key (id),
        constraint reviews_one_a_booking unique (booking_id),
        constraint reviews_stars check (stars between 1 and 5),
        constraint reviews_state check (state in ('waiting', 'approved', 'refused')),
        constraint reviews_moderated check ((state = 'waiting') = (moderated_at is null)),
        constraint reviews_refused check ((state = 'refused') = (refusal is not null)),
        constraint reviews_person foreign key (id) references reviews.persons (ref)
      );
      create index reviews_of_an_experience on reviews.reviews (experience_id, written_at desc, id desc)
        where state = 'approved';
      create index reviews_of_a_state on reviews.reviews (state, written_at desc, id desc);
      create index reviews_of_an_account on reviews.reviews (user_id) where user_id is not null;
      create sequence reviews.requests;
      -- Bookings whose customer wants no more mails that ask for a review.
      create table reviews.unwanted_requests (
        booking_id uuid        not null,
        since      timestamptz not null,
        constraint unwanted_requests_pkey primary key (booking_id)
      );${notifyChange('reviews.reviews')}`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema reviews cascade');
}
