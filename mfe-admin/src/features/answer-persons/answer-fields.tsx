import {
  type AnswerReason,
  answerReasons,
  type IdentityProof,
  identityProofs,
  type PersonAnswer,
} from '@northlight/contracts';
import { SelectField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/answer-persons.ts';

const reasonWords: Readonly<Record<AnswerReason, string>> = {
  'the person asks': texts.theyThemselves,
  'a representative asks': texts.aRepresentative,
  'an authority asks': texts.anAuthority,
};

const proofWords: Readonly<Record<IdentityProof, string>> = {
  'mail at the address': texts.theyAnsweredAnEmail,
  'details of visits': texts.theyKnewDetails,
  'document at a venue': texts.theyShowedAnId,
  letter: texts.aSignedLetter,
};

interface AnswerFieldsProps {
  readonly answer: PersonAnswer;
  readonly onChange: (answer: PersonAnswer) => void;
}

/** Who asks, and how that was verified: both stay on record. */
export const AnswerFields = ({ answer, onChange }: AnswerFieldsProps) => (
  <>
    <SelectField
      label={texts.whoIsAsking}
      options={answerReasons.map((value) => ({ value, label: reasonWords[value] }))}
      value={answer.reason}
      onChange={({ target }) => onChange({ ...answer, reason: target.value as AnswerReason })}
    />
    <SelectField
      label={texts.howDidYouVerify}
      hint={texts.staysInTheAuditLog}
      options={identityProofs.map((value) => ({ value, label: proofWords[value] }))}
      value={answer.shownBy}
      onChange={({ target }) => onChange({ ...answer, shownBy: target.value as IdentityProof })}
    />
  </>
);

export const firstAnswer: PersonAnswer = { reason: 'the person asks', shownBy: 'mail at the address' };
