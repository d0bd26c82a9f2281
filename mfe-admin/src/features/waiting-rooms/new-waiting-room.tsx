import { Button, Notice, Stack } from '@northlight/site-kit';
import { SelectField, TextField } from '@northlight/site-kit/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useExperiences } from '../../queries/experiences.ts';
import { texts } from '../../texts/waiting-rooms.ts';
import { FieldRow } from '../../ui/field-row.ts';
import { useNewWaitingRoom, wholeSite } from './use-waiting-rooms.ts';

/** Plans one: for what, in front of what, from when on, and how many a minute. */
export function NewWaitingRoom() {
  const { field, experience, opensAt, failure, isSaving, save } = useNewWaitingRoom();
  const { data: experiences = [] } = useExperiences();
  const titleId = useId();
  const options = [
    ...experiences.map(({ id, name }) => ({ value: String(id), label: name })),
    { value: wholeSite, label: texts.wholeSite, group: texts.everythingAtOnce },
  ];
  return (
    <Stack as="form" aria-labelledby={titleId} onSubmit={isSaving ? ignore : save} noValidate>
      <Title id={titleId}>{texts.planOne}</Title>
      <FieldRow>
        <TextField label={texts.name} autoComplete="off" isRequired {...field('name')} />
        <SelectField
          label={texts.inFrontOf}
          options={options}
          placeholder={texts.chooseOne}
          isRequired
          {...experience}
        />
        <TextField label={texts.opens} hint={texts.opensHint} type="datetime-local" isRequired {...opensAt} />
        <TextField
          label={texts.rate}
          inputMode="numeric"
          autoComplete="off"
          isRequired
          {...field('admittedPerMinute')}
        />
      </FieldRow>
      {failure && <Notice tone="bad" title={failure} />}
      <div>
        <Button type="submit" isBusy={isSaving} busyText={texts.saving}>
          {texts.plan}
        </Button>
      </div>
    </Stack>
  );
}

const ignore = (event: { preventDefault(): void }): void => event.preventDefault();

const Title = styled.h3`
  font-size: 1.05rem;
`;
