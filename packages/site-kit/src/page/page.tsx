import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { site } from '../site/site.ts';
import { Container } from '../ui/layout/layout.tsx';
import { VisuallyHidden } from '../ui/layout/visually-hidden.ts';
import { color, size, space } from '../ui/theme/tokens.ts';
import { useHeadingFocus } from './page-focus.ts';

interface PageProps {
  /** The h1, and the first half of the document's title. */
  readonly title: string;
  /** The whole document title, where it is not "<title> - <product>". */
  readonly documentTitle?: string;
  /** One or two sentences below the heading. */
  readonly lead?: ReactNode;
  /** `hidden` keeps the h1 for screen readers; `own` means the page places <PageTitle> itself. */
  readonly heading?: 'shown' | 'hidden' | 'own';
  /** Full width: the page brings its own containers. */
  readonly isBleed?: boolean;
  readonly children?: ReactNode;
}

/** What every page is made of: title of the document, exactly one h1, focus on it when the route changes. */
export function Page({ title, documentTitle, lead, heading = 'shown', isBleed = false, children }: PageProps) {
  useDocumentTitle(documentTitle ?? `${title} - ${site.productName}`);
  const head = heading === 'own' ? null : <Head title={title} lead={lead} isHidden={heading === 'hidden'} />;
  if (isBleed) {
    return (
      <>
        {head && <Container>{head}</Container>}
        {children}
      </>
    );
  }
  return (
    <PageBody>
      {head}
      {children}
    </PageBody>
  );
}

/** The h1 of a page with `heading="own"`; takes the focus on arrival. Style it with styled(PageTitle). */
export function PageTitle({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

function Head({ title, lead, isHidden }: { title: string; lead: ReactNode; isHidden: boolean }) {
  const heading = <PageTitle>{title}</PageTitle>;
  if (isHidden) return <VisuallyHidden as="div">{heading}</VisuallyHidden>;
  return (
    <PageHead>
      {heading}
      {lead && <p>{lead}</p>}
    </PageHead>
  );
}

const useDocumentTitle = (title: string) => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};

const PageBody = styled(Container)`
  padding-block: clamp(${space.xxl}, 6vw, ${space.huge}) clamp(${space.huge}, 9vw, ${space.vast});
`;

const PageHead = styled.header`
  margin-bottom: clamp(${space.xl}, 4vw, ${space.xxl});

  p {
    max-width: 62ch;
    margin-top: ${space.l};
    color: ${color.inkQuiet};
    font-size: ${size.lead};
    line-height: 1.45;
  }
`;
