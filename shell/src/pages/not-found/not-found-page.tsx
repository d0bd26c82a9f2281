import { Button, color, from, href, LinkButton, Page, Row, radius, space, useNavigate } from '@northlight/site-kit';
import { Horizon, TextField } from '@northlight/site-kit/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/not-found.ts';

/** Any other address (§2, G43): the stated words, and three ways on. */
export function NotFoundPage() {
  return (
    <Page title={texts.pageNotFound} lead={texts.didYouForgetToAdd}>
      <TwoColumns>
        <Ways>
          <Search />
          <Row>
            <LinkButton to={href('home')} tone="secondary">
              {texts.home}
            </LinkButton>
            <LinkButton to={href('experiences')} tone="secondary">
              {texts.experiences}
            </LinkButton>
          </Row>
        </Ways>
        <Night data-theme="dark" aria-hidden>
          <Horizon />
        </Night>
      </TwoColumns>
    </Page>
  );
}

function Search() {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search')).trim();
    void navigate(href('experiences', { search }));
  };
  return (
    <Form role="search" action={href('experiences')} onSubmit={submit}>
      <TextField label={texts.searchExperiences} name="search" type="search" />
      <Button type="submit">{texts.search}</Button>
    </Form>
  );
}

const TwoColumns = styled.div`
  display: grid;
  gap: ${space.xxl};

  @media (${from.medium}) {
    grid-template-columns: minmax(320px, 5fr) 7fr;
  }
`;

/** A look outside, since there is nothing to see in here. */
const Night = styled.div`
  display: grid;
  overflow: hidden;
  align-items: end;
  min-height: 320px;
  border-radius: ${radius.m};
  background: ${color.ground};
`;

const Ways = styled.div`
  align-content: start;
  display: grid;
  max-width: 480px;
  gap: ${space.xl};
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.s};
  align-items: end;
`;
