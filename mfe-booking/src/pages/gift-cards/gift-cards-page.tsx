import { giftCardTerms } from '@northlight/contracts';
import { Button, Link, money, Notice, Page, Quiet, Stack, useQuery } from '@northlight/site-kit';
import { ErrorSummary, TextArea, TextField } from '@northlight/site-kit/ui';
import { GiftCardFace } from '../../features/gift-card/gift-card-face.tsx';
import { meansQuery } from '../../payment-means.ts';
import { texts } from '../../texts/gift-cards.ts';
import { ChooseAmount } from './choose-amount.tsx';
import { ChooseDesign } from './choose-design.tsx';
import { Layout, Part, Side } from './gift-cards-layout.ts';
import { type GiftCardForm, useGiftCardForm } from './use-gift-card-form.ts';

/** Route /gift-cards: money for somebody else to spend here, paid online and sent by email. */
export function GiftCardsPage() {
  const form = useGiftCardForm();
  const { data } = useQuery(meansQuery);
  const [amount, design, name] = form.form.watch(['amount', 'design', 'recipientName']);
  const worth = Number(amount) || 0;
  const isOff = data?.online === false;
  return (
    <Page title={texts.giftCards} lead={texts.aNightUnderOurLights}>
      <Layout as="form" noValidate aria-label={texts.giftCards} onSubmit={form.isSending ? ignore : form.send}>
        <div>
          <ErrorSummary {...form.summary} title={texts.pleaseFixTheFollowing} />
          {isOff && (
            <Notice title={texts.cantBeBoughtNow}>
              <p>{texts.pleaseComeBackLater}</p>
            </Notice>
          )}
          <ChooseAmount form={form} />
          <ChooseDesign form={form} />
          <Recipient form={form} />
          <Buyer form={form} />
        </div>
        <Side>
          <GiftCardFace design={design} amount={worth} name={name.trim()} />
          {form.failure && <Notice tone="bad" title={form.failure} />}
          <Button type="submit" isBusy={form.isSending || isOff} busyText={isOff ? undefined : texts.oneMoment}>
            {texts.pay({ amount: money(worth) })}
          </Button>
          <Quiet>{texts.youPayByCard}</Quiet>
          <Quiet>{texts.goodFor}</Quiet>
          <p>
            {texts.haveAGiftCard} <Link to="/gift-cards/balance">{texts.checkABalance}</Link>
          </p>
        </Side>
      </Layout>
    </Page>
  );
}

interface PartProps {
  readonly form: GiftCardForm;
}

function Recipient({ form: { field, form } }: PartProps) {
  const [first, last] = [0, giftCardTerms.mostDaysAhead - 1].map(dateIn);
  return (
    <Part aria-labelledby="gift-recipient">
      <h2 id="gift-recipient">{texts.whoIsItFor}</h2>
      <Stack $gap="l">
        <TextField label={texts.recipientName} isRequired autoComplete="off" {...field('recipientName')} />
        <TextField
          label={texts.recipientEmail}
          isRequired
          type="email"
          inputMode="email"
          autoComplete="off"
          {...field('recipientEmail')}
        />
        <TextArea label={texts.messageOptional} rows={4} maxLength={500} {...field('message')} />
        <TextField
          {...field('sendOn')}
          {...form.register('sendOn', { setValueAs: (date: string) => date || undefined })}
          label={texts.sendOnOptional}
          hint={texts.leaveItEmpty}
          type="date"
          min={first}
          max={last}
        />
      </Stack>
    </Part>
  );
}

function Buyer({ form: { field } }: PartProps) {
  return (
    <Part aria-labelledby="gift-buyer">
      <h2 id="gift-buyer">{texts.yourDetails}</h2>
      <Stack $gap="l">
        <TextField
          label={texts.yourName}
          hint={texts.weSayWhoItIsFrom}
          isRequired
          autoComplete="name"
          {...field('customerName')}
        />
        <TextField
          label={texts.yourEmail}
          hint={texts.yourReceiptGoesHere}
          isRequired
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('customerEmail')}
        />
      </Stack>
    </Part>
  );
}

const ignore = (event: { preventDefault: () => void }) => event.preventDefault();

/** The date so many days from now, on the visitor's own calendar. */
const dateIn = (days: number): string => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};
