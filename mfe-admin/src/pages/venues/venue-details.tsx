import { changeVenue } from '@northlight/client';
import type { ChangeVenueDto, ManagedVenueDetailView } from '@northlight/contracts';
import { callApi, href, LinkButton, Row, Stack } from '@northlight/site-kit';
import styled from 'styled-components';
import { DeleteVenueButton } from '../../features/delete-venue/delete-venue-button.tsx';
import { useVenueForm } from '../../features/write-venue/use-venue-form.ts';
import { VenueForm } from '../../features/write-venue/venue-form.tsx';
import { readVenue, useManagedVenues, useVenueChange } from '../../queries/managed-venues.ts';
import { texts } from '../../texts/venues.ts';

/** What a venue's page says, and the ways out of here. */
export function VenueDetails({ venue }: { readonly venue: ManagedVenueDetailView }) {
  const { id, slug } = venue;
  const { data: all = [] } = useManagedVenues();
  const change = useVenueChange<ChangeVenueDto>(id, {
    send: (values) => callApi(changeVenue, { params: { id }, body: values }),
    done: texts.venueUpdatedSuccessfully,
  });
  const form = useVenueForm({
    venue,
    failed: texts.failedToUpdateVenue,
    save: (values, over) => change.mutateAsync({ ...values, version: over?.version }),
    read: () => readVenue(id),
  });
  return (
    <Measure>
      <Stack $gap="xxl">
        <VenueForm
          form={form}
          label={texts.editVenue}
          saveText={texts.saveChanges}
          savingText={texts.saving}
          id={id}
          others={all.filter((one) => one.id !== id)}
        />
        <Row>
          <LinkButton tone="secondary" to={href('venue', { slug })}>
            {texts.viewOnTheWebsite}
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
