import { BookingPolicyDto, type CurrencyCode, type SettingsView, usualCurrency } from '@northlight/contracts';
import { useRuledForm } from '@northlight/site-kit/forms';
import { useState } from 'react';
import { texts as catalogue } from '../../texts/house-settings.ts';
import { changesPrices, changeText, differencesOf, figureNames, textsOf } from './figures.ts';
import { useSaveSettings } from './use-settings.ts';

/** The settings from the first digit until they are saved. What was typed stays, also when somebody else was faster. */
export function useSettingsForm(settings: SettingsView) {
  const [seen, setSeen] = useState(settings);
  const [asking, setAsking] = useState<BookingPolicyDto>();
  const [meanwhile, setMeanwhile] = useState<readonly string[]>([]);
  const ruled = useRuledForm<BookingPolicyDto>(BookingPolicyDto, startOf(settings), fieldNames);
  const { form, summary, submit } = ruled;
  form.register('refundHours', { deps: ['moveHours'] }); // the one is measured by the other

  /** What was not typed over follows what is there now. */
  const follow = (now: SettingsView) => {
    const [texts, before] = [textsOf(now), textsOf(seen)];
    for (const name of differencesOf(now, seen))
      if (String(form.getValues(name) ?? '') === before[name]) form.setValue(name, texts[name] as never);
    const untouched = choices.filter((name) => form.getValues(name) === seen[name]);
    for (const name of untouched) form.setValue(name, now[name] as never);
  };
  const { save, isBusy, problem, forget } = useSaveSettings(({ settings: now, isLate }) => {
    setAsking(undefined);
    setMeanwhile(isLate ? changesOf(seen, now) : []);
    if (isLate) follow(now);
    else form.reset(startOf(now));
    setSeen(now);
  });
  const send = (figures: BookingPolicyDto) => save({ figures, seen });
  return {
    ...{ field: ruled.field, summary, meanwhile, isBusy, problem, asking, seen },
    isChanged: form.formState.isDirty,
    submit: submit(async (figures) => (changesPrices(seen, figures) ? setAsking(figures) : send(figures))),
    confirm: () => asking && send(asking),
    cancel: () => {
      setAsking(undefined);
      forget();
    },
    undo: () => form.reset(startOf(seen)),
  };
}

/** What is no figure. */
const choices = ['showsMaps', 'currency'] as const;
const fieldNames = [...figureNames, ...choices] as const;

/** Figures are text while somebody types them. */
const startOf = (settings: SettingsView) =>
  ({
    ...textsOf(settings),
    showsMaps: settings.showsMaps ?? false,
    currency: settings.currency ?? usualCurrency,
  }) as never;

/** What others have changed, in words. */
const changesOf = (seen: SettingsView, now: SettingsView): string[] => [
  ...differencesOf(seen, now).map((name) => changeText(name, seen, now)),
  ...(seen.showsMaps === now.showsMaps
    ? []
    : [catalogue.interactiveMapsOf({ change: now.showsMaps ? catalogue.offOn : catalogue.onOff })]),
  ...currencyChange(seen.currency, now.currency),
];

const currencyChange = (from: CurrencyCode = usualCurrency, to: CurrencyCode = usualCurrency): string[] =>
  from === to ? [] : [catalogue.currencyOf({ from, to })];
