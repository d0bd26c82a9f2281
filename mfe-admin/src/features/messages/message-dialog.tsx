import { type ContactMessageView, mailtoHref, telHref } from '@northlight/contracts';
import { color, Notice, Quiet, Stack, size, space } from '@northlight/site-kit';
import { Dialog } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { minuteText } from '../../format/moments.ts';
import { useVenueName } from '../../queries/open-venues.ts';
import { texts } from '../../texts/messages.ts';
import { AnswerForm, MarkAnswered } from './answer-form.tsx';
import { answeredText, missingText } from './message-words.ts';

interface MessageDialogProps {
  readonly message: ContactMessageView;
  /** What was typed as its answer before; it stays when the dialog is closed. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onClose: () => void;
}

/** One message as a whole, what was answered, or the answer to it. */
export function MessageDialog({ message, draft, onDraft, onClose }: MessageDialogProps) {
  const { id, written, status } = message;
  return (
    <Dialog title={written?.subject ?? texts.message} isOpen isWide onClose={onClose}>
      <Stack $gap="xl">
        <Facts message={message} />
        {written ? <Words>{written.message}</Words> : <Notice title={missingText(message)} />}
        {status === 'answered' && <Answered message={message} />}
        {status === 'new' && written && <AnswerForm {...{ id, written, draft, onDraft }} onDone={onClose} />}
        {status === 'new' && !written && <MarkAnswered id={id} text={texts.removeFromTheList} onDone={onClose} />}
      </Stack>
    </Dialog>
  );
}

type Part = Pick<MessageDialogProps, 'message'>;

function Facts({ message: { written, venueId, createdAt } }: Part) {
  const venueName = useVenueName();
  return (
    <List>
      {written && (
        <Fact label={texts.from}>
          {written.name}, <a href={mailtoHref(written.email)}>{written.email}</a>
        </Fact>
      )}
      {written?.phone && (
        <Fact label={texts.phone}>
          <a href={telHref(written.phone)}>{written.phone}</a>
        </Fact>
      )}
      <Fact label={texts.about}>{venueId === null ? texts.noSpecificVenue : venueName(venueId)}</Fact>
      <Fact label={texts.received}>
        <time dateTime={createdAt}>{minuteText(createdAt)}</time>
      </Fact>
    </List>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function Answered({ message }: Part) {
  return (
    <section aria-label={texts.reply}>
      <Stack $gap="s">
        <h3>{texts.answered}</h3>
        <Quiet>{answeredText(message)}</Quiet>
        {message.answer && <Words>{message.answer}</Words>}
        {message.written && !message.answer && <Quiet>{texts.notByAnEmail}</Quiet>}
      </Stack>
    </section>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space.xs} ${space.l};
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
  }

  dt {
    color: ${color.inkQuiet};
    font-size: ${size.small};
    line-height: 1.7;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Words = styled.blockquote`
  max-width: 72ch;
  padding-left: ${space.l};
  border-left: 3px solid ${color.line};
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
