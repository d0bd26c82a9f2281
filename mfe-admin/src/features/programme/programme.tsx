import type { ExperienceView, ManagedVenueDetailView, VenueOfferView } from '@northlight/contracts';
import { Badge, Button, Quiet, Row, Stack } from '@northlight/site-kit';
import { DialogBoundary, SelectField } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { ruleText } from '../../format/rule-text.ts';
import { texts } from '../../texts/programme.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
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
      {offers.length === 0 && <Quiet>{texts.thisVenueHasNoExperiences}</Quiet>}
      {offers.length > 0 && (
        <DataTable
          caption={texts.experiencesAtThisVenue}
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
        label={texts.addAnExperience}
        placeholder={texts.selectAnExperience}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        value={experience ? chosen : ''}
        onChange={({ target }) => choose(target.value)}
      />
      <Button
        tone="secondary"
        disabled={!experience}
        onClick={() => experience && onAdd({ id: experience.id, name: experience.name, duration: experience.duration })}
      >
        {texts.addExperience}
      </Button>
    </Row>
  );
}

const columns: readonly Column<VenueOfferView>[] = [
  {
    title: texts.experience,
    sortBy: ({ name }) => name,
    show: ({ name, isExclusive }) => (
      <Row $gap="s">
        {name}
        {isExclusive && <Badge>{texts.exclusive}</Badge>}
      </Row>
    ),
  },
  { title: texts.minutes, isFigure: true, sortBy: ({ duration }) => duration, show: ({ duration }) => duration },
  {
    title: texts.rules,
    show: ({ rules }) =>
      rules.length === 0 ? texts.noneNoSlots : rules.map((rule) => <p key={ruleText(rule)}>{ruleText(rule)}</p>),
  },
];

const actions = (
  onEdit: (offer: VenueOfferView) => void,
  onRemove: (offer: VenueOfferView) => void,
): Column<VenueOfferView> => ({
  title: texts.actions,
  isActions: true,
  show: (offer) => (
    <Row $gap="s" style={{ flexWrap: 'nowrap' }}>
      <Button
        tone="secondary"
        isSmall
        aria-label={texts.editTheRules({ name: offer.name })}
        onClick={() => onEdit(offer)}
      >
        {texts.editRules}
      </Button>
      <Button tone="danger" isSmall aria-label={texts.removeOf({ name: offer.name })} onClick={() => onRemove(offer)}>
        {texts.remove}
      </Button>
    </Row>
  ),
});
