import { type ManagedVenueView, openingText, placeText } from '@northlight/contracts';
import { Badge, dateText, href, Quiet, Row } from '@northlight/site-kit';
import type { Column } from '../../data-table/column.ts';
import { DataTable } from '../../data-table/data-table.tsx';
import { PicturedName } from '../../data-table/pictured-name.tsx';
import { clockToday } from '../../dates.ts';

const columns: readonly Column<ManagedVenueView>[] = [
  {
    title: 'Venue',
    sortBy: ({ name }) => name,
    show: ({ id, name, imageUrl, isNew }) => (
      <PicturedName to={href('adminVenue', { id: String(id) })} {...{ name, imageUrl }} isWide>
        {isNew && <Badge>New</Badge>}
      </PicturedName>
    ),
  },
  { title: 'City', sortBy: ({ city }) => city, show: placeText },
  {
    title: 'Status',
    sortBy: ({ status }) => status,
    show: (venue) => (
      <Row $gap="s">
        <Badge $tone={venue.status === 'open' ? 'good' : 'plain'}>{venue.status === 'open' ? 'Open' : 'Planned'}</Badge>
        <Quiet as="span">{openingText(venue, Number(clockToday().slice(0, 4)))}</Quiet>
      </Row>
    ),
  },
  {
    title: 'Experiences',
    isFigure: true,
    sortBy: ({ experienceNames }) => experienceNames.length,
    show: ({ experienceNames }) => experienceNames.length,
  },
  {
    title: 'Next closure',
    sortBy: ({ nextClosure }) => nextClosure?.date,
    show: ({ nextClosure }) => (nextClosure ? `${dateText(nextClosure.date)}: ${nextClosure.reason}` : 'None'),
  },
];

/** Every venue; its name leads to it. */
export const VenueTable = ({ venues }: { readonly venues: readonly ManagedVenueView[] }) => (
  <DataTable caption="All venues" columns={columns} rows={venues} keyOf={({ id }) => id} minWidth={860} />
);
