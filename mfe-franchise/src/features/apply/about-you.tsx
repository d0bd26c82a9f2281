import { franchiseTimeframes, investmentLevels, minimumPersonalInvestment } from '@northlight/contracts';
import { CheckboxField, SelectField, TextField } from '@northlight/site-kit/ui';
import { FormPart, Pair } from './form-part.tsx';
import { optionsOf } from './options-of.ts';
import type { PreApplication } from './use-pre-application.ts';

type PartProps = Pick<PreApplication, 'field'>;

export function AboutYou({ field }: PartProps) {
  return (
    <FormPart title="About you">
      <Pair>
        <TextField label="First name" autoComplete="given-name" isRequired {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" isRequired {...field('lastName')} />
        <TextField label="Email" type="email" autoComplete="email" isRequired {...field('email')} />
        <TextField label="Phone" type="tel" autoComplete="tel" isRequired {...field('phone')} />
        <TextField label="City" autoComplete="address-level2" isRequired {...field('city')} />
        <TextField label="State" autoComplete="address-level1" isRequired {...field('state')} />
      </Pair>
      <TextField label="Best time to reach you" hint="For instance weekday mornings" {...field('bestContactTime')} />
    </FormPart>
  );
}

export function YourPlan({ field }: PartProps) {
  const least = `$${minimumPersonalInvestment.toLocaleString('en-US')}`;
  return (
    <FormPart title="Your plan">
      <TextField
        label="Target region"
        hint="The city or region in which you want to open"
        isRequired
        {...field('targetRegion')}
      />
      <Pair>
        <SelectField
          label="Investment level"
          hint="What you plan to invest in all"
          placeholder="Please choose"
          options={optionsOf(investmentLevels)}
          isRequired
          {...field('investmentLevel')}
        />
        <SelectField
          label="Timeframe"
          hint="When you want to start"
          placeholder="Please choose"
          options={optionsOf(franchiseTimeframes)}
          isRequired
          {...field('timeframe')}
        />
      </Pair>
      <TextField
        label="Personal investment"
        hint={`Your own share; the minimum is ${least}`}
        {...field('personalInvestment')}
      />
      <CheckboxField label="I need financing for the rest" {...field('needsFinancing')} />
    </FormPart>
  );
}
