import {
  Button,
  Container,
  Grid,
  Page,
  PageTitle,
  Prose,
  Quiet,
  Row,
  Stack,
  Surface,
  VisuallyHidden,
} from '@northlight/site-kit';
import type { Meta, StoryObj } from '@storybook/react';
import { longText, longTitle, longWord } from '../support/long-texts.ts';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'site-kit/Layout',
  component: Page,
  subcomponents: { Container, Grid, PageTitle, Prose, Quiet, Row, Stack, Surface, VisuallyHidden },
  args: { title: 'Experiences', lead: 'Six venues, and something to live through at each of them.' },
  parameters: {
    layout: 'fullscreen',
    ...usage(
      'Page gives a page its title and one h1, and puts the focus on it when the route changes; with `heading="own"` the page places PageTitle itself. Container is the measure of a page, Stack and Row put things below and beside each other, Grid makes as many columns as fit, Surface is the one raised sheet, Prose is running text, Quiet the second voice, and VisuallyHidden is for screen readers only.',
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PageWithLead: Story = { args: { children: <Quiet>What the page shows.</Quiet> } };
export const PageWithLongTexts: Story = { args: { title: `${longTitle} ${longWord}`, lead: longText } };
export const PageWithHiddenHeading: Story = {
  args: { heading: 'hidden', children: <p>The heading is here for screen readers only.</p> },
};
export const PageWithOwnHeading: Story = {
  args: {
    heading: 'own',
    isBleed: true,
    children: (
      <Container>
        <PageTitle>A heading that the page places itself</PageTitle>
      </Container>
    ),
  },
};
export const Narrow: Story = {
  render: () => (
    <Container $narrow>
      <p>{longText}</p>
    </Container>
  ),
};
export const GridOfSurfaces: Story = {
  render: () => (
    <Container>
      <Grid>
        {['Rochester', 'Buffalo', 'Albany', 'Syracuse'].map((city) => (
          <Surface key={city}>
            <Stack $gap="s">
              <h2>{city}</h2>
              <Quiet>
                Open daily <VisuallyHidden>from 10 AM to 9 PM</VisuallyHidden>
              </Quiet>
            </Stack>
          </Surface>
        ))}
      </Grid>
    </Container>
  ),
};
export const RowThatSpreads: Story = {
  render: () => (
    <Container>
      <Row $spread>
        <h2>Your bookings</h2>
        <Button tone="secondary">Find a booking</Button>
      </Row>
    </Container>
  ),
};
export const RunningText: Story = {
  render: () => (
    <Container>
      <Prose>
        <h2>Before you come</h2>
        <p>{longText}</p>
        <ul>
          <li>Warm clothes</li>
          <li>Flat shoes</li>
        </ul>
        <h3>At the desk</h3>
        <ol>
          <li>Show your ticket.</li>
          <li>Leave large bags.</li>
        </ol>
      </Prose>
    </Container>
  ),
};
