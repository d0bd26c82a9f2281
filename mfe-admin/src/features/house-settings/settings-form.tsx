import { type CurrencyCode, currencies, type SettingsView } from '@northlight/contracts';
import { announce, Button, color, from, Notice, Quiet, Row, Stack, space } from '@northlight/site-kit';
import { CheckboxField, DialogBoundary, ErrorSummary, SelectField, TextField } from '@northlight/site-kit/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/house-settings.ts';
import { MeanwhileNotice } from '../../ui/save-failure.tsx';
import { figureGroups, hintOf } from './figures.ts';
import { PriceDialog } from './price-dialog.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** The figures in their groups, each with its unit and what it may be. New prices are shown before they count. */
export function SettingsForm({ settings }: { readonly settings: SettingsView }) {
  const form = useSettingsForm(settings);
  const { field, summary, meanwhile, isBusy, isChanged, problem, submit, undo } = form;
  const save = useRef<HTMLButtonElement>(null);
  const undone = () => {
    undo();
    announce(texts.changesUndone);
    save.current?.focus(); // the button goes, and this one is beside it
  };
  return (
    <>
      <Stack as="form" $gap="xl" aria-label={texts.settings} onSubmit={isBusy ? ignore : submit} noValidate>
        <ErrorSummary {...summary} />
        {figureGroups.map(({ title, about, figures }) => (
          <Group key={title}>
            <legend>{title}</legend>
            <Quiet>{about}</Quiet>
            <div>
              {figures.map((figure) => (
                <TextField
                  key={figure.name}
                  label={figure.label}
                  hint={hintOf(figure)}
                  inputMode="decimal"
                  autoComplete="off"
                  {...field(figure.name)}
                />
              ))}
            </div>
          </Group>
        ))}
        <Group>
          <legend>{texts.currency}</legend>
          <SelectField
            label={texts.currencyOfTheHouse}
            hint={settings.isCurrencyFixed ? texts.theCurrencyStays : texts.untilSomethingIsSold}
            options={currencies.map((code) => ({ value: code, label: currencyNames[code] }))}
            {...field('currency')}
            disabled={settings.isCurrencyFixed}
          />
        </Group>
        <Group>
          <legend>{texts.maps}</legend>
          <CheckboxField
            label={texts.interactiveMaps}
            hint={texts.venuePagesOfferAnOpenstreetmap}
            {...field('showsMaps')}
          />
        </Group>
        {meanwhile.length > 0 && (
          <MeanwhileNotice of="the settings">
            <ul>
              {meanwhile.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </MeanwhileNotice>
        )}
        {problem && !form.asking && <Notice tone="bad" title={problem} />}
        <Row>
          <Button ref={save} type="submit" isBusy={isBusy} busyText={texts.saving}>
            {texts.saveSettings}
          </Button>
          {isChanged && (
            <Button tone="secondary" onClick={undone}>
              {texts.undoChanges}
            </Button>
          )}
        </Row>
      </Stack>
      <DialogBoundary>
        {form.asking && (
          <PriceDialog rules={form.asking} {...{ isBusy, problem }} onConfirm={form.confirm} onClose={form.cancel} />
        )}
      </DialogBoundary>
    </>
  );
}

const currencyNames: Readonly<Record<CurrencyCode, string>> = {
  USD: texts.usDollar,
  CAD: texts.canadianDollar,
  AUD: texts.australianDollar,
  NZD: texts.newZealandDollar,
};

const ignore = (event: { preventDefault: () => void }) => event.preventDefault();

const Group = styled.fieldset`
  display: grid;
  min-width: 0;
  gap: ${space.m};
  padding: ${space.l} 0 0;
  border: 0;
  border-top: 1px solid ${color.line};

  legend {
    padding: 0 ${space.m} 0 0;
    font-size: 1.25rem;
    font-weight: 600;
  }

  > div {
    display: grid;
    gap: ${space.xl} ${space.l};
    align-items: start;

    @media (${from.medium}) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
