import { updateMe } from '@northlight/client';
import { type AccountView, UpdateMeDto } from '@northlight/contracts';
import { Button, callApi, from, Stack, space, toast, useMutation } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { ErrorSummary, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/account.ts';
import { useAccountChanged } from './account-calls.ts';
import { FormFailure } from './form-failure.tsx';

interface DetailsFormProps {
  readonly account: AccountView;
}

/** The names of the account; the username stays. */
export function DetailsForm({ account }: DetailsFormProps) {
  const changed = useAccountChanged();
  const names = { firstName: account.firstName ?? '', lastName: account.lastName ?? '' };
  const { field, summary, submit } = useRuledForm<UpdateMeDto>(UpdateMeDto, names, ['firstName', 'lastName']);
  const call = useMutation({
    mutationFn: (input: UpdateMeDto) => callApi(updateMe, { body: input }),
    onSuccess: async () => {
      await changed();
      toast({ title: texts.detailsSaved, tone: 'good' });
    },
  });

  return (
    <Stack as="form" $gap="xl" onSubmit={submit((input) => call.mutateAsync(input))} noValidate>
      <ErrorSummary {...summary} />
      <FormFailure reason={call.error} />
      <dl>
        <dt>{texts.username}</dt>
        <dd>{account.username}</dd>
      </dl>
      <Pair>
        <TextField label={texts.firstName} autoComplete="given-name" {...field('firstName')} />
        <TextField label={texts.lastName} autoComplete="family-name" {...field('lastName')} />
      </Pair>
      <div>
        <Button type="submit" isBusy={call.isPending} busyText={texts.saving}>
          {texts.saveDetails}
        </Button>
      </div>
    </Stack>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space.xl} ${space.l};

  @media (${from.medium}) {
    grid-template-columns: 1fr 1fr;
  }
`;
