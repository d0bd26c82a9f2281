import { commitments, heardAboutOptions, propertyTypes, relatedFields } from '@northlight/contracts';
import { from, space } from '@northlight/site-kit';
import { CheckboxField, FieldError, SelectField, TextArea, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { FormPart, Pair } from './form-part.tsx';
import { optionsOf } from './options-of.ts';
import type { PreApplication } from './use-pre-application.ts';

type PartProps = Pick<PreApplication, 'field' | 'register' | 'fieldsError'>;

export function YourExperience({ field, register, fieldsError }: PartProps) {
  return (
    <FormPart title="Your experience">
      <TextArea
        label="Business experience"
        hint="What you have run before"
        isRequired
        {...field('businessExperience')}
      />
      <CheckboxField label="I own a business at present" {...field('currentBusinessOwner')} />
      <TextField label="Type of business" hint="If you own one" {...field('businessType')} />
      <Fields id="experiencedFields">
        <legend>Fields you have worked in</legend>
        <div>
          {Object.entries(relatedFields).map(([value, label]) => (
            <CheckboxField key={value} label={label} value={value} {...register('experiencedFields')} />
          ))}
        </div>
        {fieldsError && <FieldError>{fieldsError}</FieldError>}
      </Fields>
    </FormPart>
  );
}

export function YourProperty({ field }: Pick<PreApplication, 'field'>) {
  return (
    <FormPart title="Property" hint="You can apply before you have one.">
      <CheckboxField label="I own or lease a property for this" {...field('ownsProperty')} />
      <Pair>
        <TextField label="Property size" hint="For instance 12,000 sq ft" {...field('propertySize')} />
        <SelectField
          label="Property type"
          placeholder="None yet"
          options={optionsOf(propertyTypes)}
          {...field('propertyType')}
        />
      </Pair>
    </FormPart>
  );
}

export function LastQuestions({ field }: Pick<PreApplication, 'field'>) {
  return (
    <FormPart title="You and us">
      <SelectField
        label="Commitment"
        hint="How you would take part"
        placeholder="Please choose"
        options={optionsOf(commitments)}
        isRequired
        {...field('commitment')}
      />
      <TextArea label="Motivation" hint="What draws you to this" isRequired {...field('motivation')} />
      <SelectField
        label="How did you hear about us?"
        placeholder="Please choose"
        options={optionsOf(heardAboutOptions)}
        isRequired
        {...field('heardAbout')}
      />
      <TextArea label="Anything else" {...field('message')} />
    </FormPart>
  );
}

const Fields = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  margin: 0;

  legend {
    padding: 0;
    margin-bottom: ${space.s};
    font-weight: 600;
  }

  > div {
    display: grid;
    gap: 0 ${space.l};

    @media (${from.medium}) {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
