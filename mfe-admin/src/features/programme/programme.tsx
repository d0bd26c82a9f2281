import type { ExperienceView, ManagedVenueDetailView, VenueOfferView } from '@northlight/contracts';
import { Badge, Button, Quiet, Row, Stack } from '@northlight/site-kit';
import { DialogBoundary, SelectField } from '@northlight/site-kit/ui';
import { useState } from 'react';
import type { Column } from '../../data-table/column.ts';
import { DataTable } from '../../data-table/data-table.tsx';
import { ruleText } from '../../rule-text.ts';
import { RulesDialog } from './rules-dialog.tsx';
import type { Offered } from './use-rules-form.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface ProgrammeProps {
  readonly venue: ManagedVenueDetailView;
  /** Everything in the catalogue. */
  readonly experiences: readonly ExperienceView[];
}

/** What a venue runs and by which rules; what comes on its programme, and what goes. */
export function Programme({ venue, experiences }: ProgrammeProps) {
  const [writing, write] = useState<Offered>();
  const [leaving, leave] = useState<VenueOfferView>();
  const { offers } = venue;
  const others = experiences.filter(({ id }) => !offers.some(({ experienceId }) => experienceId === id));
  return (
    <Stack $gap="l">
      {offers.length === 0 && <Quiet>This venue runs no experience yet. Visitors find nothing to book.</Quiet>}
      {offers.length > 0 && (
        <DataTable
          caption="Experiences at this venue"
          columns={[...columns, actions(write, leave)]}
          rows={offers}
          keyOf={({ experienceId }) => experienceId}
          minWidth={760}
        />
      )}
      {others.length > 0 && (
        <AddExperience
          others={others}
          onAdd={({ id, ...one }) => write({ experienceId: id, ...one, rules: undefined })}
        />
      )}
      <DialogBoundary>
        {writing && (
          <RulesDialog key={writing.experienceId} venue={venue} offered={writing} onClose={() => write(undefined)} />
        )}
      </DialogBoundary>
      <DialogBoundary>
        {leaving && <WithdrawDialog venue={venue} offer={leaving} onClose={() => leave(undefined)} />}
      </DialogBoundary>
    </Stack>
  );
}

interface AddExperienceProps {
  readonly others: readonly ExperienceView[];
  readonly onAdd: (experience: Pick<ExperienceView, 'id' | 'name' | 'duration'>) => void;
}

function AddExperience({ others, onAdd }: AddExperienceProps) {
  const [chosen, choose] = useState('');
  const experience = others.find(({ id }) => String(id) === chosen);
  return (
    <Row $gap="m" style={{ alignItems: 'end' }}>
      <SelectField
        label="Another experience"
        placeholder="Select an experience"
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        value={experience ? chosen : ''}
        onChange={({ target }) => choose(target.value)}
      />
      <Button
        tone="secondary"
        disabled={!experience}
        onClick={() => experience && onAdd({ id: experience.id, name: experience.name, duration: experience.duration })}
      >
        Add experience
      </Button>
    </Row>
  );
}

const columns: readonly Column<VenueOfferView>[] = [
  {
    title: 'Experience',
    sortBy: ({ name }) => name,
    show: ({ name, isExclusive }) => (
      <Row $gap="s">
        {name}
        {isExclusive && <Badge>Exclusive</Badge>}
      </Row>
    ),
  },
  { title: 'Minutes', isFigure: true, sortBy: ({ duration }) => duration, show: ({ duration }) => duration },
  {
    title: 'Rules',
    show: ({ rules }) =>
      rules.length === 0 ? 'None: nothing starts' : rules.map((rule) => <p key={ruleText(rule)}>{ruleText(rule)}</p>),
  },
];

const actions = (
  onEdit: (offer: VenueOfferView) => void,
  onRemove: (offer: VenueOfferView) => void,
): Column<VenueOfferView> => ({
  title: 'Actions',
  show: (offer) => (
    <Row $gap="s" style={{ flexWrap: 'nowrap' }}>
      <Button tone="secondary" isSmall aria-label={`Edit the rules of ${offer.name}`} onClick={() => onEdit(offer)}>
        Edit rules
      </Button>
      <Button tone="danger" isSmall aria-label={`Remove ${offer.name}`} onClick={() => onRemove(offer)}>
        Remove
      </Button>
    </Row>
  ),
});
