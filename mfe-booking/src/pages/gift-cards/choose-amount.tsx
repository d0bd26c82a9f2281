import { giftCardTerms } from '@northlight/contracts';
import { Button, money, Stack, space } from '@northlight/site-kit';
import { TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/gift-cards.ts';
import { Part } from './gift-cards-layout.ts';
import type { GiftCardForm } from './use-gift-card-form.ts';

const whole = (dollars: number): string => money(dollars).replace(/\.00$/, '');

/** What it is worth: one press for what most people give, or any number of whole dollars. */
export function ChooseAmount({ form: { field, form } }: { readonly form: GiftCardForm }) {
  const { leastDollars, mostDollars, presets } = giftCardTerms;
  const chosen = Number(form.watch('amount'));
  return (
    <Part aria-labelledby="gift-amount">
      <h2 id="gift-amount">{texts.amount}</h2>
      <Stack $gap="l">
        <Presets role="group" aria-labelledby="gift-amount">
          {presets.map((preset) => (
            <Button
              key={preset}
              type="button"
              tone={chosen === preset ? 'primary' : 'secondary'}
              aria-pressed={chosen === preset}
              onClick={() => form.setValue('amount', preset, { shouldValidate: true })}
            >
              {whole(preset)}
            </Button>
          ))}
        </Presets>
        <TextField
          {...field('amount')}
          label={texts.amountInDollars}
          hint={texts.wholeDollarsFromTo({ least: whole(leastDollars), most: whole(mostDollars) })}
          isRequired
          inputMode="numeric"
          autoComplete="off"
        />
      </Stack>
    </Part>
  );
}

const Presets = styled.div`
  display: grid;
  max-width: 480px;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.s};

  > button {
    padding-inline: 0;
  }
`;
