import { type LegalBasis, type VisitorKindName, visitorKinds } from '@northlight/contracts';
import { color, from, size, space, useBookingPolicy } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/privacy.ts';
import { kindTexts } from './kind-texts.tsx';
import { termText } from './spans.ts';

const bases: Readonly<Record<LegalBasis, string>> = {
  contract: texts.contract,
  contractAndTaxLaw: texts.contractAndTaxLaw,
  consent: texts.consent,
  interest: texts.legitimateInterest,
};

const shared = { mail: texts.ourEmailProvider, nobody: texts.nobody } as const;

/** Kinds of data, each with what it is, how long it is kept, what allows it, and who else gets it. */
export function KeptData({ kinds }: { readonly kinds: readonly VisitorKindName[] }) {
  const rules = useBookingPolicy()?.retention;
  return kinds.map((kind) => {
    const { term, basis, sharedWith } = visitorKinds[kind];
    const { title, what, ends } = kindTexts[kind];
    return (
      <Kind key={kind}>
        <h3>{title}</h3>
        <p>{what}</p>
        <dl>
          <div>
            <dt>{texts.howLong}</dt>
            <dd>{ends(termText(term, rules))}</dd>
          </div>
          <div>
            <dt>{texts.legalBasis}</dt>
            <dd>{bases[basis]}</dd>
          </div>
          <div>
            <dt>{texts.whoElse}</dt>
            <dd>{shared[sharedWith]}</dd>
          </div>
        </dl>
      </Kind>
    );
  });
}

const Kind = styled.article`
  padding-top: ${space.l};
  border-top: 1px solid ${color.line};

  h3 {
    font-size: ${size.lead};
  }

  dl {
    display: grid;
    gap: ${space.xs} ${space.l};
    margin: ${space.s} 0 0;

    @media (${from.medium}) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  /* on a phone the name stands beside what it names */
  dl > div {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    align-items: baseline;

    @media (${from.medium}) {
      display: block;
    }
  }

  dt {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  dd {
    margin: 0;
  }
`;
