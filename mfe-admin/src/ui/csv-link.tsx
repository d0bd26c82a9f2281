import { space } from '@northlight/site-kit';
import { Download } from 'lucide-react';
import styled from 'styled-components';
import { texts } from '../texts/common.ts';

/** What is shown, as a file. */
export const CsvLink = ({ href }: { readonly href: string }) => (
  <Saved href={href} download>
    <Download size={18} aria-hidden /> {texts.saveAsCsv}
  </Saved>
);

const Saved = styled.a`
  display: inline-flex;
  min-height: 44px;
  align-items: center;
  gap: ${space.s};
  margin-left: auto;
`;
