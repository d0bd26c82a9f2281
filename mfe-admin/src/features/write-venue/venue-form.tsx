import { Button, from, onDemand, PartBoundary, Row, Spinner, Stack, space } from '@northlight/site-kit';
import type { MappedCity } from '@northlight/site-kit/network-map';
import { CheckboxField, ErrorSummary, SelectField, TextArea, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/write-venue.ts';
import { SaveFailure } from '../../ui/save-failure.tsx';
import type { useVenueForm } from './use-venue-form.ts';

const { Component: PlaceOnMap } = onDemand(async () => (await import('./place-on-map.tsx')).PlaceOnMap);

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
  { value: 'open', label: texts.openTicketsAreOnSale },
  { value: 'planned', label: texts.plannedAnnouncedOnly },
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
            {texts.cancel}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

type Part = Pick<VenueFormProps, 'form'>;

function Standing({ form: { field, placed }, isNew }: Part & { readonly isNew: boolean }) {
  const yearHint = placed.status === 'open' ? texts.yearItOpened : texts.plannedOpeningYearEmpty;
  return (
    <>
      <TextField label={texts.name} isRequired maxLength={100} {...field('name')} />
      <FieldPair>
        <TextField
          label={texts.slug}
          hint={isNew ? texts.itsPageAddressEG : texts.cantBeChanged}
          readOnly={!isNew}
          {...field('slug')}
        />
        <SelectField label={texts.status} options={statuses} isRequired {...field('status')} />
        <TextField label={texts.year} hint={yearHint} inputMode="numeric" maxLength={4} {...field('year')} />
      </FieldPair>
      <TextArea label={texts.description} rows={4} isRequired {...field('description')} />
      <CheckboxField label={texts.new} hint={texts.addsABadge} {...field('isNew')} />
    </>
  );
}

function Address({ form: { field } }: Part) {
  return (
    <>
      <TextField label={texts.streetAddress} isRequired autoComplete="off" {...field('address')} />
      <FieldPair>
        <TextField label={texts.city} isRequired autoComplete="off" {...field('city')} />
        <TextField
          label={texts.state}
          hint={texts.twoLetters}
          isRequired
          autoComplete="off"
          maxLength={2}
          {...field('state')}
        />
        <TextField label={texts.zipCode} isRequired autoComplete="off" inputMode="numeric" {...field('zipCode')} />
        <SelectField
          label={texts.venueTimeZone}
          hint={texts.allOfTheVenuesTimes}
          options={zones()}
          isRequired
          {...field('timezone')}
        />
        <TextField label={texts.phone} type="tel" autoComplete="off" {...field('phone')} />
        <TextField label={texts.email} type="email" autoComplete="off" {...field('email')} />
        <TextField
          label={texts.payAtTheVenueUpTo}
          hint={texts.dollarsAnOrder0}
          inputMode="numeric"
          autoComplete="off"
          {...field('payAtVenueUpTo')}
        />
      </FieldPair>
    </>
  );
}

function OnTheMap({ form: { field, placed, place }, id, others }: Pick<VenueFormProps, 'form' | 'id' | 'others'>) {
  return (
    <OnePlace $gap="m" as="fieldset">
      <legend>{texts.onTheNetworkMap}</legend>
      <PartBoundary whileLoading={<Spinner text={texts.loadingTheMap} />}>
        <PlaceOnMap others={others} city={{ ...placed, id }} onPlace={place} />
      </PartBoundary>
      <FieldPair>
        <TextField
          label={texts.across}
          hint={texts.percentFromTheLeft}
          isRequired
          inputMode="numeric"
          {...field('mapX')}
        />
        <TextField
          label={texts.down}
          hint={texts.percentFromTheTop}
          isRequired
          inputMode="numeric"
          {...field('mapY')}
        />
        <TextField label={texts.latitude} hint={texts.degreesForTheInteractiveMap} {...field('latitude')} />
        <TextField label={texts.longitude} hint={texts.degreesForTheInteractiveMap77} {...field('longitude')} />
      </FieldPair>
    </OnePlace>
  );
}

function Lines({ form: { field } }: Part) {
  return (
    <>
      <FieldPair>
        <TextArea label={texts.parking} hint={texts.onePerLine} rows={4} {...field('parking')} />
        <TextArea label={texts.amenities} hint={texts.onePerLine} rows={4} {...field('amenities')} />
        <TextArea label={texts.safety} hint={texts.onePerLine} rows={4} {...field('safety')} />
      </FieldPair>
      <TextArea label={texts.directions} hint={texts.onePerLineWith} rows={4} {...field('directions')} />
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

const FieldPair = styled.div`
  display: grid;
  gap: ${space.xl} ${space.l};

  @media (${from.medium}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: start;
  }
`;
