import { createVenue } from '@northlight/client';
import { slugFor } from '@northlight/contracts';
import { callApi, href, Page, toast, useNavigate, useQueryClient } from '@northlight/site-kit';
import styled from 'styled-components';
import { useVenueForm } from '../../features/write-venue/use-venue-form.ts';
import { VenueForm } from '../../features/write-venue/venue-form.tsx';
import { useManagedVenues } from '../../queries/managed-venues.ts';
import { refreshShown } from '../../queries/shown-at.ts';
import { texts } from '../../texts/venues.ts';

/** Route /admin/venues/new: the form; hours, programme and pictures come once the venue is there. */
export function NewVenuePage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: others = [] } = useManagedVenues();
  const form = useVenueForm({
    failed: texts.failedToCreateVenue,
    save: async (values) => {
      const slug = values.slug ?? slugFor(values.name, Date.now());
      const made = await callApi(createVenue, { body: { ...values, slug } });
      toast({ title: texts.venueCreatedSuccessfully, tone: 'good' });
      await navigate(href('adminVenue', { id: String(made.id), tab: 'hours' }));
      await refreshShown(client, 'venue');
      return made;
    },
  });
  return (
    <Page title={texts.newVenue}>
      <Measure>
        <VenueForm
          form={form}
          label={texts.newVenue}
          saveText={texts.createVenue}
          savingText={texts.creating}
          id={0}
          others={others}
          onCancel={() => navigate(href('adminVenues'))}
        />
      </Measure>
    </Page>
  );
}

const Measure = styled.div`
  max-width: 900px;
`;
