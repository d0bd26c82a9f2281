import { showGiftCardBalance } from '@northlight/client';
import { GiftCardBalanceDto, type GiftCardBalanceView } from '@northlight/contracts';
import {
  Button,
  callApi,
  dateText,
  href,
  LinkButton,
  money,
  Notice,
  Page,
  Stack,
  useMutation,
} from '@northlight/site-kit';
import { failureText, useRuledForm } from '@northlight/site-kit/forms';
import { Stub, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/gift-cards.ts';
import { Total } from '../../ticket-parts.ts';

/** Route /gift-cards/balance: what is left on a gift card, for whoever has its code. */
export function BalancePage() {
  const { field, submit } = useRuledForm<GiftCardBalanceDto>(GiftCardBalanceDto, { code: '' }, ['code']);
  const call = useMutation({ mutationFn: (body: GiftCardBalanceDto) => callApi(showGiftCardBalance, { body }) });
  return (
    <Page title={texts.balanceTitle} lead={texts.enterTheCode}>
      <Narrow $gap="xl">
        <Stack as="form" $gap="l" noValidate aria-label={texts.balanceTitle} onSubmit={submit(call.mutateAsync)}>
          <TextField
            {...field('code')}
            label={texts.code}
            isRequired
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
          <div>
            <Button type="submit" isBusy={call.isPending} busyText={texts.oneMoment}>
              {texts.showBalance}
            </Button>
          </div>
        </Stack>
        <div role="status">
          {call.isError && <Notice tone="bad" title={failureText(call.error, { refused: texts.couldntCheck })} />}
          {call.data && !call.isPending && <Balance left={call.data} />}
        </div>
      </Narrow>
    </Page>
  );
}

function Balance({ left }: { readonly left: GiftCardBalanceView }) {
  return (
    <Stub
      tail={
        <Total>
          <span>{texts.balance}</span>
          {money(left.balance)}
        </Total>
      }
    >
      <Stack $gap="l">
        <p>{standingText(left)}</p>
        {left.status === 'live' && (
          <div>
            <LinkButton to={href('booking')} tone="secondary" isSmall>
              {texts.bookAVisit}
            </LinkButton>
          </div>
        )}
      </Stack>
    </Stub>
  );
}

const standingText = ({ status, expires }: GiftCardBalanceView): string => {
  const date = dateText(expires);
  if (status === 'revoked') return texts.revoked;
  if (status === 'expired') return texts.expiredOn({ date });
  return status === 'spent' ? texts.nothingLeft : texts.goodUntil({ date });
};

const Narrow = styled(Stack)`
  max-width: 480px;
`;
