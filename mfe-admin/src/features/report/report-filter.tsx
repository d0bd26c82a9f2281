import { Button, from, Row, Stack, space } from '@northlight/site-kit';
import { SelectField, TextField } from '@northlight/site-kit/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { useDraft } from '../../forms/use-draft.ts';
import { useExperienceNames } from '../../queries/experiences.ts';
import { useOpenVenues } from '../../queries/open-venues.ts';
import { texts } from '../../texts/report.ts';
import { presetSpan, presets } from './presets.ts';
import type { ReportQuery } from './use-report.ts';

interface ReportFilterProps {
  readonly query: ReportQuery;
  readonly today: string;
  readonly problem: string | undefined;
  readonly onAsk: (query: ReportQuery) => void;
}

/** Which days, where and what. */
export function ReportFilter({ query, today, problem, onAsk }: ReportFilterProps) {
  const [values, setValues] = useDraft(query);
  const ask = (next: ReportQuery) => {
    setValues(next);
    onAsk(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask({ ...values, from: values.from || query.from, to: values.to || query.to });
  };
  return (
    <Stack as="form" role="search" aria-label={texts.report} $gap="l" onSubmit={submit} noValidate>
      <Row $gap="s">
        {presets.map(([preset, label]) => {
          const span = presetSpan(preset, today);
          const isChosen = span.from === query.from && span.to === query.to;
          return (
            <Button
              key={preset}
              tone="secondary"
              isSmall
              aria-pressed={isChosen}
              onClick={() => ask({ ...values, ...span })}
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
          value={values.from}
          onChange={({ target }) => setValues({ ...values, from: target.value })}
        />
        <TextField
          label={texts.to}
          type="date"
          error={problem}
          value={values.to}
          onChange={({ target }) => setValues({ ...values, to: target.value })}
        />
        <Places query={values} onSay={setValues} />
        <Button type="submit" tone="secondary">
          {texts.show}
        </Button>
      </Fields>
    </Stack>
  );
}

interface PlacesProps {
  readonly query: ReportQuery;
  readonly onSay: (query: ReportQuery) => void;
}

function Places({ query, onSay }: PlacesProps) {
  const { data: venues = [] } = useOpenVenues();
  const experiences = useExperienceNames();
  return (
    <>
      <SelectField
        label={texts.venue}
        placeholder={texts.allVenues}
        options={venues.map(({ id, name }) => ({ value: id, label: name }))}
        value={query.venueId}
        onChange={({ target }) => onSay({ ...query, venueId: target.value })}
      />
      <SelectField
        label={texts.experience}
        placeholder={texts.allExperiences}
        options={[...experiences].map(([value, label]) => ({ value, label }))}
        value={query.experienceId}
        onChange={({ target }) => onSay({ ...query, experienceId: target.value })}
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
