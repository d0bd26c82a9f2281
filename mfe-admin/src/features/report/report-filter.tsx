import { Button, from, Row, Stack, space } from '@northlight/site-kit';
import { SelectField, TextField } from '@northlight/site-kit/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { useDraft } from '../../forms/use-draft.ts';
import { useExperienceNames } from '../../queries/experiences.ts';
import { useOpenVenues } from '../../queries/open-venues.ts';
import { texts } from '../../texts/report.ts';
import { presetSpan, presets } from './presets.ts';
import type { ReportWish } from './use-report.ts';

interface ReportFilterProps {
  readonly wish: ReportWish;
  readonly today: string;
  readonly problem: string | undefined;
  readonly onAsk: (wish: ReportWish) => void;
}

/** Which days, where and what. */
export function ReportFilter({ wish, today, problem, onAsk }: ReportFilterProps) {
  const [said, setSaid] = useDraft(wish);
  const ask = (next: ReportWish) => {
    setSaid(next);
    onAsk(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask({ ...said, from: said.from || wish.from, to: said.to || wish.to });
  };
  return (
    <Stack as="form" role="search" aria-label={texts.report} $gap="l" onSubmit={submit} noValidate>
      <Row $gap="s">
        {presets.map(([preset, label]) => {
          const span = presetSpan(preset, today);
          const isChosen = span.from === wish.from && span.to === wish.to;
          return (
            <Button
              key={preset}
              tone="secondary"
              isSmall
              aria-pressed={isChosen}
              onClick={() => ask({ ...said, ...span })}
            >
              {label}
            </Button>
          );
        })}
      </Row>
      <Fields>
        <TextField
          label={texts.from}
          type="date"
          value={said.from}
          onChange={({ target }) => setSaid({ ...said, from: target.value })}
        />
        <TextField
          label={texts.to}
          type="date"
          error={problem}
          value={said.to}
          onChange={({ target }) => setSaid({ ...said, to: target.value })}
        />
        <Places said={said} onSay={setSaid} />
        <Button type="submit" tone="secondary">
          {texts.show}
        </Button>
      </Fields>
    </Stack>
  );
}

interface PlacesProps {
  readonly said: ReportWish;
  readonly onSay: (wish: ReportWish) => void;
}

function Places({ said, onSay }: PlacesProps) {
  const { data: venues = [] } = useOpenVenues();
  const experiences = useExperienceNames();
  return (
    <>
      <SelectField
        label={texts.venue}
        placeholder={texts.allVenues}
        options={venues.map(({ id, name }) => ({ value: id, label: name }))}
        value={said.venueId}
        onChange={({ target }) => onSay({ ...said, venueId: target.value })}
      />
      <SelectField
        label={texts.experience}
        placeholder={texts.allExperiences}
        options={[...experiences].map(([value, label]) => ({ value, label }))}
        value={said.experienceId}
        onChange={({ target }) => onSay({ ...said, experienceId: target.value })}
      />
    </>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${space.m} ${space.l};

  @media (${from.medium}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (${from.large}) {
    grid-template-columns: 11.75rem 11.75rem minmax(0, 1fr) minmax(0, 1fr) auto;
  }
`;
