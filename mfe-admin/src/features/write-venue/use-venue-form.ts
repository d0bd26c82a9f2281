import { type ManagedVenueDetailView, WriteVenueDto } from '@northlight/contracts';
import { useMutation } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { followIn, useWrittenOver } from '../../forms/use-written-over.ts';
import { errorText } from '../../queries/managed-venues.ts';
import { texts } from '../../texts/write-venue.ts';

const order = [
  ...(['name', 'slug', 'status', 'year', 'address', 'city', 'state', 'zipCode', 'timezone'] as const),
  ...(['phone', 'email', 'payAtVenueUpTo', 'description', 'isNew', 'mapX', 'mapY', 'latitude', 'longitude'] as const),
  ...(['parking', 'amenities', 'safety', 'directions'] as const),
];

interface VenueFormOptions {
  /** What is there already; undefined for a new one. */
  readonly venue?: ManagedVenueDetailView;
  /** @param over what is there already */
  readonly save: (values: WriteVenueDto, over?: ManagedVenueDetailView) => Promise<ManagedVenueDetailView>;
  /** What is there now; only where something is. */
  readonly read?: () => Promise<ManagedVenueDetailView>;
  /** What a failure begins with, in its stated words (§8). */
  readonly failed: string;
}

/** The form of a venue, from the first letter until it is saved. It keeps what is typed. */
export function useVenueForm({ venue, save, read = nothing, failed }: VenueFormOptions) {
  const { form, field, summary, submit } = useRuledForm<WriteVenueDto>(WriteVenueDto, initial(venue), order);
  const { over, lateSince } = useWrittenOver<ManagedVenueDetailView | undefined>({
    thing: venue,
    read,
    follow: (now, before) => followIn(form, initial(now), initial(before)),
  });
  const call = useMutation({ mutationFn: (values: WriteVenueDto) => over((before) => save(values, before)) });
  const [city, status, mapX, mapY] = form.watch(['city', 'status', 'mapX', 'mapY']);
  return {
    field,
    summary,
    isSaving: call.isPending,
    lateSince,
    failure: call.error ? `${failed}: ${errorText(call.error)}` : undefined,
    save: submit((values) => call.mutateAsync(values)),
    /** What the map shows of it while it is written. */
    placed: { city: city || texts.newVenue, status, mapX: Number(mapX), mapY: Number(mapY) },
    place: (x: number, y: number) => {
      form.setValue('mapX', String(x) as never, { shouldValidate: true, shouldDirty: true });
      form.setValue('mapY', String(y) as never, { shouldValidate: true, shouldDirty: true });
    },
  };
}

const nothing = () => Promise.resolve(undefined as never);

const empty = {
  ...{ name: '', slug: '', status: 'planned', year: '', address: '', city: '', state: '', zipCode: '' },
  ...{
    timezone: 'America/New_York',
    phone: '',
    email: '',
    payAtVenueUpTo: '',
    description: '',
    isNew: false,
    mapX: '50',
    mapY: '40',
    latitude: '',
    longitude: '',
  },
  ...{ parking: '', amenities: '', safety: '', directions: '' },
};

/** Numbers and lists are text while somebody types them; the rules read them. */
function initial(venue: ManagedVenueDetailView | undefined) {
  if (!venue) return empty as never;
  const { name, status, address, city, state, zipCode, timezone, description, isNew, slug } = venue;
  return {
    ...{ name, slug, status, address, city, state, zipCode, timezone, description, isNew },
    year: String(venue.openedYear ?? venue.estimatedOpeningYear ?? ''),
    phone: venue.phone ?? '',
    email: venue.email ?? '',
    payAtVenueUpTo: String(venue.payAtVenueUpTo ?? ''),
    mapX: String(venue.mapX),
    mapY: String(venue.mapY),
    latitude: String(venue.latitude ?? ''),
    longitude: String(venue.longitude ?? ''),
    parking: venue.parking.join('\n'),
    amenities: venue.amenities.join('\n'),
    safety: venue.safety.join('\n'),
    directions: venue.directions.map(({ title, text }) => `${title}: ${text}`).join('\n'),
  } as never;
}
