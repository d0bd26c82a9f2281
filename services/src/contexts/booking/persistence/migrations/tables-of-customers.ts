/** What is kept of the persons who book. */
export const tablesOfCustomers = `
      -- Sealed with a key per person (docs/adr/0017).
      create table booking.customers (
        venue_id           integer not null,
        ref                uuid    not null,
        sealed             bytea,
        email_hash         bytea,
        erased_at          timestamptz,
        -- Since when they have another e-mail than the one that was booked with.
        email_corrected_at timestamptz,
        constraint customers_pkey primary key (venue_id, ref),
        constraint customers_are_sealed_or_erased
          check ((erased_at is null) = (sealed is not null) and (sealed is null) = (email_hash is null))
      );
      create index customers_by_email on booking.customers (email_hash);
      create table booking.person_keys (
        venue_id    integer not null,
        ref         uuid    not null,
        wrapped_key bytea   not null,
        wrapped_by  text    not null,
        constraint person_keys_pkey primary key (venue_id, ref)
      );
      -- Notes of staff, sealed with the keys of the customers. No foreign key leads to booking.person_keys: a backup may
      -- be made without them.
      create table booking.notes (
        venue_id     integer     not null,
        booking_id   uuid        not null,
        id           uuid        not null,
        customer_ref uuid        not null,
        sealed       bytea       not null,
        written_at   timestamptz not null,
        constraint notes_pkey primary key (venue_id, booking_id, id)
      );
      create index notes_of_a_customer on booking.notes (venue_id, customer_ref);
      -- Whose mail could not be delivered.
      create table booking.undelivered_mails (
        venue_id   integer     not null,
        booking_id uuid        not null,
        at         timestamptz not null,
        constraint undelivered_mails_pkey primary key (venue_id, booking_id)
      );
      -- How often the links to a booking were replaced; without a row, never.
      create table booking.link_versions (
        booking_id uuid    not null,
        version    integer not null,
        constraint link_versions_pkey primary key (booking_id)
      );
      -- Numbers of the mails with links that a customer asks for.
      create sequence booking.link_mails;`;
