import { onDemand, PartBoundary, Spinner } from '@northlight/site-kit';
import { texts } from '../../texts/tax-rates.ts';

const { Component: Section } = onDemand(async () => (await import('./tax-rates-section.tsx')).TaxRatesSection);

/** The tax rates, below what is changed more often: they load by themselves. */
export const TaxRates = () => (
  <PartBoundary whileLoading={<Spinner text={texts.loadingTaxRates} />}>
    <Section />
  </PartBoundary>
);
