import { type CartLine, space } from '@northlight/site-kit';
import { SelectField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/guest-passes.ts';
import type { CheckoutDesk } from './use-checkout-desk.ts';

interface GuestPassesProps {
  readonly desk: CheckoutDesk;
  readonly line: CartLine;
}

/** How many of the party come in with a guest pass; nothing where there are none to use. */
export function GuestPasses({ desk: { guests, isBusy }, line }: GuestPassesProps) {
  const most = guests.most(line);
  if (most === 0) return null;
  const options = Array.from({ length: most + 1 }, (_, count) => ({ value: count, label: texts.guests({ count }) }));
  return (
    <Field>
      <SelectField
        label={texts.bringAGuest({ left: guests.left })}
        options={options}
        value={guests.of(line)}
        disabled={isBusy}
        onChange={({ target }) => guests.choose(line, Number(target.value))}
      />
    </Field>
  );
}

const Field = styled.div`
  margin-top: ${space.l};
`;
