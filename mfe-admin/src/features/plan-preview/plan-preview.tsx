import { previewSlots } from '@northlight/client';
import type { ManagedVenueDetailView, SlotPlanView } from '@northlight/contracts';
import { apiQuery, href, LinkButton, Notice, Quiet, queryOptions, Stack, useQuery } from '@northlight/site-kit';
import { addDays } from '@northlight/site-kit/booking-ui';
import { wallDate } from '../../format/dates.ts';
import { texts } from '../../texts/plan-preview.ts';

/** Days that are looked at: four weeks from today on. */
const days = 28;

const planOf = (venueId: number, from: string) =>
  queryOptions({
    ...apiQuery(previewSlots, { query: { venueId, from, to: addDays(from, days - 1) } }),
    staleTime: 0,
  });

/** What hours, rules and closures foresee for the next weeks and nobody has opened yet, and the way to open it. */
export function PlanPreview({ venue }: { readonly venue: ManagedVenueDetailView }) {
  const today = wallDate(venue.timezone);
  const { data: plan } = useQuery(planOf(venue.id, today));
  if (!plan) return null;
  const { toOpen, alreadyOpen, rows } = plan;
  if (toOpen === 0)
    return <Notice title={alreadyOpen > 0 ? texts.allSlotsForTheNext({ alreadyOpen }) : nothing(venue)} />;
  return (
    <Notice title={texts.theseRulesAddSlot({ toOpen })}>
      <Stack $gap="s">
        {perExperience(venue, rows).map(({ name, slots }) => (
          <p key={name}>{texts.slot({ name, slots })}</p>
        ))}
        {alreadyOpen > 0 && <Quiet>{texts.slotsThatAreAlreadyOpen({ alreadyOpen })}</Quiet>}
        {venue.status === 'open' ? (
          <div>
            <LinkButton
              tone="secondary"
              isSmall
              to={href('adminAvailability', { venue: venue.id, week: rows[0]?.date, add: 1 })}
            >
              {texts.reviewAndOpenThem}
            </LinkButton>
          </div>
        ) : (
          <Quiet>{texts.theyCanBeBookedOnce}</Quiet>
        )}
      </Stack>
    </Notice>
  );
}

const nothing = ({ offers }: ManagedVenueDetailView): string =>
  offers.length === 0 ? texts.noSlotsThisVenueHas : texts.noSlotsInTheNext;

function perExperience({ offers }: ManagedVenueDetailView, rows: SlotPlanView['rows']) {
  const slots = (experienceId: number) =>
    rows.reduce((sum, row) => sum + (row.experienceId === experienceId ? row.times.length : 0), 0);
  return offers.map(({ experienceId, name }) => ({ name, slots: slots(experienceId) })).filter((one) => one.slots > 0);
}
