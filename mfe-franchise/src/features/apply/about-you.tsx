import { franchiseTimeframes, investmentLevels, minimumPersonalInvestment } from '@northlight/contracts';
import { CheckboxField, SelectField, TextField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/apply.ts';
import { wholeMoney } from '../../whole-money.ts';
import { FormPart, Pair } from './form-part.tsx';
import { optionsOf } from './options-of.ts';
import type { PreApplication } from './use-pre-application.ts';

type PartProps = Pick<PreApplication, 'field'>;

export function AboutYou({ field }: PartProps) {
  return (
    <FormPart title={texts.aboutYou}>
      <Pair>
        <TextField label={texts.firstName} autoComplete="given-name" isRequired {...field('firstName')} />
        <TextField label={texts.lastName} autoComplete="family-name" isRequired {...field('lastName')} />
        <TextField label={texts.email} type="email" autoComplete="email" isRequired {...field('email')} />
        <TextField label={texts.phone} type="tel" autoComplete="tel" isRequired {...field('phone')} />
        <TextField label={texts.city} autoComplete="address-level2" isRequired {...field('city')} />
        <TextField label={texts.state} autoComplete="address-level1" isRequired {...field('state')} />
      </Pair>
      <TextField
        label={texts.bestTimeToReachYou}
        hint={texts.forExampleWeekdayMornings}
        {...field('bestContactTime')}
      />
    </FormPart>
  );
}

export function YourPlan({ field }: PartProps) {
  const least = wholeMoney(minimumPersonalInvestment);
  return (
    <FormPart title={texts.yourPlan}>
      <TextField label={texts.targetRegion} hint={texts.theCityOrRegionWhere} isRequired {...field('targetRegion')} />
      <Pair>
        <SelectField
          label={texts.investmentLevel}
          hint={texts.howMuchYouPlan}
          placeholder={texts.selectAnOption}
          options={optionsOf(investmentLevels)}
          isRequired
          {...field('investmentLevel')}
        />
        <SelectField
          label={texts.timeframe}
          hint={texts.whenYouWantToStart}
          placeholder={texts.selectAnOption}
          options={optionsOf(franchiseTimeframes)}
          isRequired
          {...field('timeframe')}
        />
      </Pair>
      <TextField
        label={texts.personalInvestment}
        hint={texts.yourOwnMoneyTheMinimum({ least })}
        {...field('personalInvestment')}
      />
      <CheckboxField label={texts.iNeedFinancing} {...field('needsFinancing')} />
    </FormPart>
  );
}
