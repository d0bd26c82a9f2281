import { Button, from, Row, Stack, space } from '@northlight/site-kit';
import type { MappedCity } from '@northlight/site-kit/network-map';
import { CheckboxField, ErrorSummary, SelectField, TextArea, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { SaveFailure } from '../../save-failure.tsx';
import { PlaceOnMap } from './place-on-map.tsx';
import type { useVenueForm } from './use-venue-form.ts';

interface VenueFormProps {
  readonly form: ReturnType<typeof useVenueForm>;
  readonly label: string;
  readonly saveText: string;
  readonly savingText: string;
  /** Its id, or 0 for a new one; a slug is chosen once (decisions.md C22). */
  readonly id: number;
  /** The other cities of the network, for the map. */
  readonly others: readonly MappedCity[];
  readonly onCancel?: () => void;
}

const statuses = [
  { value: 'open', label: 'Open: it sells tickets' },
  { value: 'planned', label: 'Planned: it is announced' },
];

const zones = () =>
  Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

/** What a venue's page says, where it lies and whether it is open. On a failure all that was typed stays. */
export function VenueForm({ form, label, saveText, savingText, id, others, onCancel }: VenueFormProps) {
  const { summary, save, isSaving, failure, lateSince } = form;
  return (
    <Stack as="form" $gap="xl" onSubmit={isSaving ? ignore : save} noValidate aria-label={label}>
      <ErrorSummary {...summary} />
      <Standing form={form} isNew={id === 0} />
      <Address form={form} />
      <OnTheMap form={form} id={id} others={others} />
      <Lines form={form} />
      <SaveFailure failure={failure} lateSince={lateSince} subject={`venue/${id}`} />
      <Row>
        <Button type="submit" isBusy={isSaving} busyText={savingText}>
          {saveText}
        </Button>
        {onCancel && (
          <Button tone="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Row>
    </Stack>
  );
}

type Part = Pick<VenueFormProps, 'form'>;

function Standing({ form: { field, placed }, isNew }: Part & { readonly isNew: boolean }) {
  const yearHint = placed.status === 'open' ? 'Since when it is open' : 'When it is to open; empty: to be announced';
  return (
    <>
      <TextField label="Name" isRequired maxLength={100} {...field('name')} />
      <Pairs>
        <TextField
          label="Slug"
          hint={isNew ? 'Its address, e.g. erie; empty: made from the name' : 'Stays as it is'}
          readOnly={!isNew}
          {...field('slug')}
        />
        <SelectField label="Status" options={statuses} isRequired {...field('status')} />
        <TextField label="Year" hint={yearHint} inputMode="numeric" maxLength={4} {...field('year')} />
      </Pairs>
      <TextArea label="Description" rows={4} isRequired {...field('description')} />
      <CheckboxField label="New" hint="A badge on its card and its page" {...field('isNew')} />
    </>
  );
}

function Address({ form: { field } }: Part) {
  return (
    <>
      <TextField label="Street and number" isRequired autoComplete="off" {...field('address')} />
      <Pairs>
        <TextField label="City" isRequired autoComplete="off" {...field('city')} />
        <TextField label="State" hint="Two letters" isRequired autoComplete="off" maxLength={2} {...field('state')} />
        <TextField label="Zip code" isRequired autoComplete="off" inputMode="numeric" {...field('zipCode')} />
        <SelectField
          label="Time zone"
          hint="Its clocks: all of its times are meant by them"
          options={zones()}
          isRequired
          {...field('timezone')}
        />
        <TextField label="Phone" type="tel" autoComplete="off" {...field('phone')} />
        <TextField label="E-mail" type="email" autoComplete="off" {...field('email')} />
      </Pairs>
    </>
  );
}

function OnTheMap({ form: { field, placed, place }, id, others }: Pick<VenueFormProps, 'form' | 'id' | 'others'>) {
  return (
    <OnePlace $gap="m" as="fieldset">
      <legend>On the map of the network</legend>
      <PlaceOnMap others={others} city={{ ...placed, id }} onPlace={place} />
      <Pairs>
        <TextField label="Across" hint="Percent from the left" isRequired inputMode="numeric" {...field('mapX')} />
        <TextField label="Down" hint="Percent from the top" isRequired inputMode="numeric" {...field('mapY')} />
        <TextField label="Latitude" hint="Degrees, for the interactive map: 43.1566" {...field('latitude')} />
        <TextField label="Longitude" hint="Degrees, for the interactive map: -77.6088" {...field('longitude')} />
      </Pairs>
    </OnePlace>
  );
}

function Lines({ form: { field } }: Part) {
  return (
    <>
      <Pairs>
        <TextArea label="Parking" hint="A line each" rows={4} {...field('parking')} />
        <TextArea label="Amenities" hint="A line each" rows={4} {...field('amenities')} />
        <TextArea label="Safety" hint="A line each" rows={4} {...field('safety')} />
      </Pairs>
      <TextArea
        label="Ways there"
        hint="A line each, with a name and a colon: “By car: Take Lamp Street over the river.”"
        rows={4}
        {...field('directions')}
      />
    </>
  );
}

const ignore = (event: { preventDefault: () => void }) => event.preventDefault();

const OnePlace = styled(Stack)`
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space.s};
    padding: 0;
    font-weight: 600;
  }
`;

const Pairs = styled.div`
  display: grid;
  gap: ${space.xl} ${space.l};

  @media (${from.medium}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: start;
  }
`;
