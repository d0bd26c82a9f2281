import type { ManagedVenueDetailView, SlotPlanView } from '@northlight/contracts';
import { count, href, http, LinkButton, Notice, Quiet, queryOptions, Stack, useQuery } from '@northlight/site-kit';
import { addDays } from '@northlight/site-kit/booking-ui';
import { wallDate } from '../../dates.ts';

/** Days that are looked at: four weeks from today on. */
const days = 28;

const planOf = (venueId: number, from: string) =>
  queryOptions({
    queryKey: ['/api/admin/availability', 'plan', venueId, from],
    queryFn: ({ signal }) =>
      http.get<SlotPlanView>('/api/admin/availability/plan', {
        query: { venueId, from, to: addDays(from, days - 1) },
        signal,
      }),
    staleTime: 0,
  });

/** What hours, rules and closures foresee for the next weeks and nobody has opened yet, and the way to open it. */
export function PlanPreview({ venue }: { readonly venue: ManagedVenueDetailView }) {
  const today = wallDate(venue.timezone);
  const { data: plan } = useQuery(planOf(venue.id, today));
  if (!plan) return null;
  const { toOpen, alreadyOpen, rows } = plan;
  if (toOpen === 0)
    return (
      <Notice
        title={
          alreadyOpen > 0
            ? `Of the next four weeks everything is there: ${count(alreadyOpen, 'slot')}.`
            : nothing(venue)
        }
      />
    );
  return (
    <Notice title={`These rules open ${count(toOpen, 'more slot')} in the next four weeks.`}>
      <Stack $gap="s">
        {perExperience(venue, rows).map(({ name, slots }) => (
          <p key={name}>
            {name}: {count(slots, 'slot')}
          </p>
        ))}
        {alreadyOpen > 0 && (
          <Quiet>What is there already stays as it is: {count(alreadyOpen, 'slot')} of the plan.</Quiet>
        )}
        {venue.status === 'open' ? (
          <div>
            <LinkButton
              tone="secondary"
              isSmall
              to={href('adminAvailability', { venue: venue.id, week: rows[0]?.date, add: 1 })}
            >
              See and open them
            </LinkButton>
          </div>
        ) : (
          <Quiet>They can be booked once the venue is open.</Quiet>
        )}
      </Stack>
    </Notice>
  );
}

const nothing = ({ offers }: ManagedVenueDetailView): string =>
  offers.length === 0
    ? 'No slots: this venue runs no experience yet.'
    : 'No slots in the next four weeks: no rule starts anything while the venue is open.';

function perExperience({ offers }: ManagedVenueDetailView, rows: SlotPlanView['rows']) {
  const slots = (experienceId: number) =>
    rows.reduce((sum, row) => sum + (row.experienceId === experienceId ? row.times.length : 0), 0);
  return offers.map(({ experienceId, name }) => ({ name, slots: slots(experienceId) })).filter((one) => one.slots > 0);
}
