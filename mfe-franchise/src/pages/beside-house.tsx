import { BesidePicture } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';

/** A form, and beside it the house that it is about, where there is room for both. */
export function BesideHouse({ children }: { readonly children: ReactNode }) {
  const src = '/media/art/venues/new-york-city/main.jpg';
  return (
    <BesidePicture src={src} sizes="35vw" columns={['7fr', '5fr']} widest={760} ratio="4 / 5">
      {children}
    </BesidePicture>
  );
}
