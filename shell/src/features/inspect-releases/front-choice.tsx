import type { PreviewFault, PreviewFrontView } from '@northlight/contracts';
import { Stack, size } from '@northlight/site-kit';
import { SelectField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/inspect-releases.ts';
import { agoText } from './release-words.ts';
import type { Choice } from './use-preview.ts';

interface FrontChoiceProps {
  readonly front: PreviewFrontView;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

/** Which release of a front this browser is shown, and what it does wrong. */
export function FrontChoice({ front, choice, onChange }: FrontChoiceProps) {
  const { app, stable, isShell } = front;
  return (
    <Stack as="section" $gap="m" aria-label={app}>
      <Name>{app}</Name>
      <SelectField
        label={texts.releaseOf({ app })}
        placeholder={texts.whatIsLive({ release: stable })}
        options={optionsOf(front, choice)}
        value={choice.release}
        onChange={({ target }) => onChange({ ...choice, release: target.value })}
      />
      {!isShell && (
        <SelectField
          label={texts.breakOnPurpose({ app })}
          options={faults}
          value={choice.fault}
          onChange={({ target }) => onChange({ ...choice, fault: target.value as PreviewFault | '' })}
        />
      )}
    </Stack>
  );
}

const faults = [
  { value: '', label: texts.worksAsBuilt },
  { value: 'entry', label: texts.entryIsMissing },
  { value: 'render', label: texts.pageThrows },
];

/** Also what is chosen and older than what is listed. */
const optionsOf = ({ releases }: PreviewFrontView, { release }: Choice) => [
  ...releases.map(({ id, version, publishedAt }) => ({
    value: id,
    label: texts.option({ id, version, ago: agoText(publishedAt) }),
  })),
  ...(release && releases.every(({ id }) => id !== release) ? [{ value: release, label: release }] : []),
];

const Name = styled.h3`
  font-size: ${size.lead};
`;
