import { HouseRulesDto, type SettingsView } from '@northlight/contracts';
import { useRuledForm } from '@northlight/site-kit/forms';
import { useState } from 'react';
import { changesPrices, changeText, differencesOf, figureNames, textsOf } from './figures.ts';
import { useSaveSettings } from './use-settings.ts';

/** The settings from the first digit until they are saved. What was typed stays, also when somebody else was faster. */
export function useSettingsForm(settings: SettingsView) {
  const [seen, setSeen] = useState(settings);
  const [asking, setAsking] = useState<HouseRulesDto>();
  const [meanwhile, setMeanwhile] = useState<readonly string[]>([]);
  const ruled = useRuledForm<HouseRulesDto>(HouseRulesDto, textsOf(settings) as never, figureNames);
  const { form, summary, submit } = ruled;
  form.register('refundHours', { deps: ['moveHours'] }); // the one is measured by the other

  /** What was not typed over follows what is there now. */
  const follow = (now: SettingsView) => {
    const [texts, before] = [textsOf(now), textsOf(seen)];
    for (const name of differencesOf(now, seen))
      if (String(form.getValues(name) ?? '') === before[name]) form.setValue(name, texts[name] as never);
  };
  const { save, isBusy, problem, forget } = useSaveSettings(({ settings: now, isLate }) => {
    setAsking(undefined);
    setMeanwhile(isLate ? differencesOf(seen, now).map((name) => changeText(name, seen, now)) : []);
    if (isLate) follow(now);
    else form.reset(textsOf(now) as never);
    setSeen(now);
  });
  const send = (figures: HouseRulesDto) => save({ figures, seen });
  return {
    ...{ field: ruled.field, summary, meanwhile, isBusy, problem, asking, seen },
    isChanged: form.formState.isDirty,
    submit: submit(async (figures) => (changesPrices(seen, figures) ? setAsking(figures) : send(figures))),
    confirm: () => asking && send(asking),
    cancel: () => {
      setAsking(undefined);
      forget();
    },
    undo: () => form.reset(textsOf(seen) as never),
  };
}
