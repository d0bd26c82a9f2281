import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Inquiries, what candidates say of their sites, their files, and notes on them. Persons, files and notes are sealed
 * with a key per person (docs/adr/0017), so that they are lost with it.
 */
export class Franchise1798000000017 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists franchise;
      create table franchise.persons (
        ref        uuid not null,
        sealed     bytea,
        email_hash bytea,
        erased_at  timestamptz,
        constraint persons_pkey primary key (ref),
        constraint persons_are_sealed_or_erased
          check ((erased_at is null) = (sealed is not null) and (sealed is null) = (email_hash is null))
      );
      create index persons_by_email on franchise.persons (email_hash);
      create table franchise.person_keys (
        ref         uuid  not null,
        wrapped_key bytea not null,
        wrapped_by  text  not null,
        constraint person_keys_pkey primary key (ref)
      );
      create table franchise.inquiries (
        id                     integer     generated always as identity,
        ref                    uuid        not null,
        user_id                integer,
        investment_level       text        not null,
        timeframe              text        not null,
        heard_about            text        not null,
        status                 text        default 'new',
        created_at             timestamptz not null,
        access_nr              integer     not null default 0,
        access_code            text,
        access_code_expires_at timestamptz,
        access_code_bound_to   integer,
        constraint inquiries_pkey primary key (id),
        constraint inquiries_ref unique (ref),
        constraint inquiries_access
          check ((access_code is null) = (access_code_expires_at is null) and (access_code is not null or access_code_bound_to is null)),
        constraint inquiries_status
          check (status in ('new', 'contacted', 'qualified', 'disqualified', 'meeting', 'signed', 'closed')),
        constraint inquiries_person foreign key (ref) references franchise.persons (ref)
      );
      create index inquiries_in_order on franchise.inquiries (created_at desc, id desc);
      create index inquiries_of_a_status on franchise.inquiries (coalesce(status, 'new'), created_at desc, id desc);
      create index inquiries_of_a_user on franchise.inquiries (user_id) where user_id is not null;
      create table franchise.candidate_details (
        id                   integer     generated always as identity,
        franchise_inquiry_id integer     not null,
        ref                  uuid        not null,
        lot_size             numeric     not null,
        ceiling_height       numeric     not null,
        hvac_status          text        not null,
        electrical_capacity  text        not null,
        internet_speed       text        not null,
        created_at           timestamptz not null,
        updated_at           timestamptz not null,
        constraint candidate_details_pkey primary key (id),
        constraint candidate_details_once unique (franchise_inquiry_id),
        constraint candidate_details_ceiling_height_check check (ceiling_height >= 1),
        constraint candidate_details_lot_size_check check (lot_size >= 1),
        constraint candidate_details_inquiry foreign key (franchise_inquiry_id) references franchise.inquiries (id),
        constraint candidate_details_person foreign key (ref) references franchise.persons (ref)
      );
      create unique index candidate_details_ref on franchise.candidate_details (ref);
      create table franchise.candidate_files (
        id             integer     generated always as identity,
        inquiry_id     integer     not null,
        kind           text        not null,
        type           text        not null,
        bytes          integer     not null,
        sealed_name    bytea       not null,
        sealed_content bytea       not null,
        created_at     timestamptz not null,
        constraint candidate_files_pkey primary key (id),
        constraint candidate_files_one_of_a_kind unique (inquiry_id, kind),
        constraint candidate_files_bytes_check check (bytes > 0),
        constraint candidate_files_kind_check check (kind in ('resume', 'business-plan')),
        constraint candidate_files_inquiry foreign key (inquiry_id) references franchise.inquiries (id)
      );
      -- What is encrypted cannot be compressed.
      alter table franchise.candidate_files alter column sealed_content set storage external;
      -- Named by their ids in the audit.
      create table franchise.notes (
        id         uuid    not null,
        inquiry_id integer not null,
        sealed     bytea   not null,
        constraint notes_pkey primary key (id),
        constraint notes_inquiry foreign key (inquiry_id) references franchise.inquiries (id)
      );
      create index notes_of_an_inquiry on franchise.notes (inquiry_id);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema franchise cascade');
}
