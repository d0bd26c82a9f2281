import type { VenueView } from '@northlight/contracts';
import { Button, from, Notice, Quiet, Stack, space } from '@northlight/site-kit';
import { ErrorSummary, SelectField, TextArea, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/contact.ts';
import type { useMessageForm } from './use-message-form.ts';

interface MessageFormProps {
  readonly form: ReturnType<typeof useMessageForm>;
  /** To choose from; a message can be sent without any. */
  readonly venues: readonly VenueView[];
}

/** Writes to the house (§5 Contact). On a failure everything that was typed stays. */
export function MessageForm({ form, venues }: MessageFormProps) {
  const { field, summary, send, isSending, failure, sentTo } = form;
  const locations = venues.map(({ id, name, status }) => ({
    value: String(id),
    label: status === 'open' ? name : texts.planned({ name }),
  }));
  return (
    <Stack as="form" $gap="xl" onSubmit={isSending ? ignore : send} noValidate aria-label={texts.sendUsAMessage}>
      <ErrorSummary {...summary} />
      <Pair>
        <TextField label={texts.name} autoComplete="name" isRequired {...field('name')} />
        <TextField label={texts.email} type="email" autoComplete="email" isRequired {...field('email')} />
        <TextField label={texts.phone} type="tel" autoComplete="tel" hint={texts.ifYoudRatherGet} {...field('phone')} />
        <SelectField
          label={texts.location}
          placeholder={texts.noSpecificVenue}
          options={locations}
          {...field('location')}
        />
      </Pair>
      <TextField label={texts.subject} isRequired {...field('subject')} />
      <TextArea label={texts.message} rows={7} isRequired {...field('message')} />
      <Trap aria-hidden="true">
        <label>
          {texts.leaveThisFieldEmpty}
          <input type="text" tabIndex={-1} autoComplete="off" {...form.trap} />
        </label>
      </Trap>
      <Quiet>{texts.weUseWhatYouEnter}</Quiet>
      {failure && <Notice tone="bad" title={failure} />}
      {sentTo && !isSending && <Notice tone="good" title={texts.weGotYourMessageWell({ sentTo })} />}
      <div>
        <Button type="submit" isBusy={isSending} busyText={texts.sending}>
          {texts.sendMessage}
        </Button>
      </div>
    </Stack>
  );
}

const ignore = (event: { preventDefault: () => void }) => event.preventDefault();

const Pair = styled.div`
  display: grid;
  gap: ${space.xl} ${space.l};

  @media (${from.medium}) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

/** For programs that fill in every field. */
const Trap = styled.div`
  position: absolute;
  left: -200vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
