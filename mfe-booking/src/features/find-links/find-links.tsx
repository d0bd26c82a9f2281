import { lookupBookings } from '@northlight/client';
import { Button, callApi, Notice, Stack } from '@northlight/site-kit';
import { TextField } from '@northlight/site-kit/ui';
import { type SyntheticEvent, useState } from 'react';
import { wordsOf } from '../../failures.ts';
import { texts } from '../../texts/find-links.ts';

interface FindLinksProps {
  /** Beside what the page is about. */
  readonly isAside?: boolean;
}

/** Has the links to somebody's bookings sent to the address that they booked with. */
export function FindLinks({ isAside = false }: FindLinksProps) {
  const [email, setEmail] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<{ readonly tone: 'good' | 'bad'; readonly text: string }>();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    setNotice(
      await callApi(lookupBookings, { body: { email } }).then(
        ({ message }) => ({ tone: 'good' as const, text: message }),
        (reason) => ({ tone: 'bad' as const, text: wordsOf(reason) }),
      ),
    );
    setBusy(false);
  };
  return (
    <form aria-label={texts.findMyBookings} noValidate onSubmit={(event) => void submit(event)}>
      <Stack $gap="l">
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          value={email}
          hint={texts.theEmailYouBooked}
          onChange={({ target }) => setEmail(target.value)}
        />
        <div>
          <Button type="submit" tone={isAside ? 'secondary' : 'primary'} isBusy={isBusy} busyText={texts.sending}>
            {texts.emailMeTheLinks}
          </Button>
        </div>
        {notice && <Notice tone={notice.tone} title={notice.text} />}
      </Stack>
    </form>
  );
}
