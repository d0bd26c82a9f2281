import type { ManagedVenueDetailView } from '@northlight/contracts';
import { href, http, LinkButton, Row, Stack } from '@northlight/site-kit';
import styled from 'styled-components';
import { DeleteVenueButton } from '../../features/delete-venue/delete-venue-button.tsx';
import { useVenueForm } from '../../features/write-venue/use-venue-form.ts';
import { VenueForm } from '../../features/write-venue/venue-form.tsx';
import { readVenue, useManagedVenues, useVenueChange } from '../../managed-venues.ts';

/** What a venue's page says, and the ways out of here. */
export function VenueDetails({ venue }: { readonly venue: ManagedVenueDetailView }) {
  const { id, slug } = venue;
  const { data: all = [] } = useManagedVenues();
  const change = useVenueChange<object>(id, {
    send: (values) => http.put(`/api/admin/venues/${id}`, values),
    done: 'Venue updated successfully',
  });
  const form = useVenueForm({
    venue,
    failed: 'Failed to update venue',
    save: (values, over) => change.mutateAsync({ ...values, version: over?.version }),
    read: () => readVenue(id),
  });
  return (
    <Measure>
      <Stack $gap="xxl">
        <VenueForm
          form={form}
          label="Edit venue"
          saveText="Save changes"
          savingText="Saving..."
          id={id}
          others={all.filter((one) => one.id !== id)}
        />
        <Row>
          <LinkButton tone="secondary" to={href('venue', { slug })}>
            View on the website
          </LinkButton>
          <DeleteVenueButton venue={venue} />
        </Row>
      </Stack>
    </Measure>
  );
}

const Measure = styled.div`
  max-width: 900px;
`;
