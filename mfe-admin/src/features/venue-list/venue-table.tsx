import { type ManagedVenueView, openingText, placeText } from '@northlight/contracts';
import { Badge, dateText, href, Quiet, Row } from '@northlight/site-kit';
import { clockToday } from '../../format/dates.ts';
import { texts } from '../../texts/venue-list.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { PicturedName } from '../../ui/data-table/pictured-name.tsx';

const columns: readonly Column<ManagedVenueView>[] = [
  {
    title: texts.venue,
    sortBy: ({ name }) => name,
    show: ({ id, name, imageUrl, isNew }) => (
      <PicturedName to={href('adminVenue', { id: String(id) })} {...{ name, imageUrl }} isWide>
        {isNew && <Badge>{texts.new}</Badge>}
      </PicturedName>
    ),
  },
  { title: texts.city, sortBy: ({ city }) => city, show: placeText },
  {
    title: texts.status,
    sortBy: ({ status }) => status,
    show: (venue) => (
      <Row $gap="s">
        <Badge $tone={venue.status === 'open' ? 'good' : 'plain'}>
          {venue.status === 'open' ? texts.open : texts.planned}
        </Badge>
        <Quiet as="span">{openingText(venue, Number(clockToday().slice(0, 4)))}</Quiet>
      </Row>
    ),
  },
  {
    title: texts.experiences,
    isFigure: true,
    sortBy: ({ experienceNames }) => experienceNames.length,
    show: ({ experienceNames }) => experienceNames.length,
  },
  {
    title: texts.nextClosure,
    sortBy: ({ nextClosure }) => nextClosure?.date,
    show: ({ nextClosure }) => (nextClosure ? `${dateText(nextClosure.date)}: ${nextClosure.reason}` : texts.none),
  },
];

/** Every venue; its name leads to it. */
export const VenueTable = ({ venues }: { readonly venues: readonly ManagedVenueView[] }) => (
  <DataTable caption={texts.allVenues} columns={columns} rows={venues} keyOf={({ id }) => id} minWidth={860} />
);
