import { commitments, heardAboutOptions, propertyTypes, relatedFields } from '@northlight/contracts';
import { from, space } from '@northlight/site-kit';
import { CheckboxField, FieldError, SelectField, TextArea, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/apply.ts';
import { FormPart, Pair } from './form-part.tsx';
import { optionsOf } from './options-of.ts';
import type { PreApplication } from './use-pre-application.ts';

type PartProps = Pick<PreApplication, 'field' | 'register' | 'fieldsError'>;

export function YourExperience({ field, register, fieldsError }: PartProps) {
  return (
    <FormPart title={texts.yourExperience}>
      <TextArea
        label={texts.businessExperience}
        hint={texts.businessesYouveRunOrManaged}
        isRequired
        {...field('businessExperience')}
      />
      <CheckboxField label={texts.iCurrentlyOwnABusiness} {...field('currentBusinessOwner')} />
      <TextField label={texts.typeOfBusiness} hint={texts.ifYouOwnABusiness} {...field('businessType')} />
      <Fields id="experiencedFields">
        <legend>{texts.fieldsYouveWorked}</legend>
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
    <FormPart title={texts.property} hint={texts.youCanApplyBeforeYou}>
      <CheckboxField label={texts.iOwnOrLease} {...field('ownsProperty')} />
      <Pair>
        <TextField label={texts.propertySize} hint={texts.forExample12000Sq} {...field('propertySize')} />
        <SelectField
          label={texts.propertyType}
          placeholder={texts.noneYet}
          options={optionsOf(propertyTypes)}
          {...field('propertyType')}
        />
      </Pair>
    </FormPart>
  );
}

export function LastQuestions({ field }: Pick<PreApplication, 'field'>) {
  return (
    <FormPart title={texts.yourRole}>
      <SelectField
        label={texts.commitment}
        hint={texts.howYoudLike}
        placeholder={texts.selectAnOption}
        options={optionsOf(commitments)}
        isRequired
        {...field('commitment')}
      />
      <TextArea label={texts.motivation} hint={texts.whyYouWantToOpen} isRequired {...field('motivation')} />
      <SelectField
        label={texts.howDidYouHearAbout}
        placeholder={texts.selectAnOption}
        options={optionsOf(heardAboutOptions)}
        isRequired
        {...field('heardAbout')}
      />
      <TextArea label={texts.anythingElse} {...field('message')} />
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
