import {
  type AnswerReason,
  answerReasons,
  type IdentityProof,
  identityProofs,
  type PersonAnswer,
} from '@northlight/contracts';
import { SelectField } from '@northlight/site-kit/ui';
import { useState } from 'react';
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

/** Who asks, and how that was verified: chosen by the admin, since both stay on record. */
export function useAnswer(run: (answer: PersonAnswer) => void) {
  const [answer, change] = useState<Partial<PersonAnswer>>({});
  const [isAsked, setAsked] = useState(false);
  const { reason, shownBy } = answer;
  const submit = () => {
    setAsked(true);
    if (reason && shownBy) run({ reason, shownBy });
  };
  return { answer, change, isAsked, submit };
}

export function AnswerFields({ answer, change, isAsked }: ReturnType<typeof useAnswer>) {
  const { reason = '', shownBy = '' } = answer;
  return (
    <>
      <SelectField
        label={texts.whoIsAsking}
        placeholder={texts.chooseOne}
        error={isAsked && !reason ? texts.pleaseChooseWho : undefined}
        options={answerReasons.map((value) => ({ value, label: reasonWords[value] }))}
        value={reason}
        onChange={({ target }) => change({ ...answer, reason: target.value as AnswerReason })}
      />
      <SelectField
        label={texts.howDidYouVerify}
        hint={texts.staysInTheAuditLog}
        placeholder={texts.chooseOne}
        error={isAsked && !shownBy ? texts.pleaseChooseHow : undefined}
        options={identityProofs.map((value) => ({ value, label: proofWords[value] }))}
        value={shownBy}
        onChange={({ target }) => change({ ...answer, shownBy: target.value as IdentityProof })}
      />
    </>
  );
}
