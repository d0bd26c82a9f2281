import type { FrontView, KeptReleaseView, OrderFrontDto } from '@northlight/contracts';
import { Button, Notice, Row, Spinner, Stack } from '@northlight/site-kit';
import { CheckboxField, Dialog, SelectField, TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useId, useState } from 'react';
import { texts } from '../../texts/release-console.ts';
import { agoText } from './front-words.ts';
import { useOrder, useReleases } from './use-fronts.ts';

interface PromoteDialogProps {
  /** As it was when somebody decided. */
  readonly front: FrontView;
  readonly onClose: () => void;
}

const shares = [5, 10, 25, 50, 100] as const;
/** In place of a share: the candidate climbs by itself. */
const CLIMB = 0;
const STEP_MINUTES = 10;

/** Gives a release to some visitors or to all, and says before what comes of it. */
export function PromoteDialog({ front, onClose }: PromoteDialogProps) {
  const form = useId();
  const { order, isBusy, problem } = useOrder(front.app, onClose);
  const [draft, setDraft] = useState({ release: front.candidate?.id ?? '', percent: 10, retire: false, reason: '' });
  const { data: releases, isPending } = useReleases(front.app);
  const options = (releases ?? []).filter(({ id }) => id !== front.stable.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && draft.release) order({ revision: front.revision, ...promotionOf(draft) });
  };
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={form} isBusy={isBusy} busyText={texts.working} aria-disabled={!draft.release}>
        {texts.promote}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={texts.promoteOf({ app: front.app })} onClose={onClose} footer={buttons}>
      <form id={form} onSubmit={submit} noValidate>
        <Stack>
          {isPending && <Spinner text={texts.loadingKept} />}
          {releases && options.length === 0 && <p>{texts.nothingToPromote}</p>}
          {options.length > 0 && <Fields {...{ front, options, draft }} onChange={setDraft} />}
          {problem && <Notice tone="bad" title={problem} />}
        </Stack>
      </form>
    </Dialog>
  );
}

const promotionOf = ({ release, percent, retire, reason }: Draft): Omit<OrderFrontDto, 'revision'> => ({
  action: 'promote',
  release,
  ...(percent === CLIMB ? { rampStepMinutes: STEP_MINUTES } : { percent }),
  retire,
  ...(reason.trim() && { reason: reason.trim() }),
});

interface Draft {
  readonly release: string;
  readonly percent: number;
  readonly retire: boolean;
  readonly reason: string;
}

interface FieldsProps {
  readonly front: FrontView;
  readonly options: readonly KeptReleaseView[];
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

const shareOptions = [
  ...shares.map((percent) => ({ value: percent, label: percent === 100 ? texts.everyone : texts.share({ percent }) })),
  { value: CLIMB, label: texts.climb },
];

const Fields = ({ front, options, draft, onChange }: FieldsProps) => (
  <>
    <SelectField
      label={texts.release}
      placeholder={texts.chooseARelease}
      isRequired
      options={options.map((one) => ({ value: one.id, label: optionText(one, front) }))}
      value={draft.release}
      onChange={({ target }) => onChange({ ...draft, release: target.value })}
    />
    <SelectField
      label={texts.visitors}
      options={shareOptions}
      value={draft.percent}
      onChange={({ target }) => onChange({ ...draft, percent: Number(target.value) })}
    />
    <CheckboxField
      label={texts.retire}
      hint={texts.retireHint}
      checked={draft.retire}
      onChange={({ target }) => onChange({ ...draft, retire: target.checked })}
    />
    <TextField
      label={texts.reason}
      hint={texts.reasonHintOptional}
      maxLength={200}
      value={draft.reason}
      onChange={({ target }) => onChange({ ...draft, reason: target.value })}
    />
    <p aria-live="polite">{effectText(draft, front)}</p>
  </>
);

const optionText = ({ id, version, publishedAt }: KeptReleaseView, { candidate }: FrontView): string =>
  id === candidate?.id
    ? texts.candidateOption({ id, version })
    : texts.releaseOption({ id, version, ago: agoText(publishedAt) });

function effectText({ release, percent }: Draft, { stable: { id: stable } }: FrontView): string {
  if (!release) return texts.chooseFirst;
  if (percent === CLIMB) return texts.climbs({ release, stable, minutes: STEP_MINUTES });
  return percent === 100 ? texts.everyoneGets({ release, stable }) : texts.someGet({ release, percent, stable });
}
