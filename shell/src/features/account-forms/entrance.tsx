import { BesidePicture } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';

/** The narrow side carries the form, the wide one the house at night. On a small screen the form stands alone. */
export function Entrance({ children }: { readonly children: ReactNode }) {
  const src = '/media/art/venues/rochester-flagship/main.jpg';
  return (
    <BesidePicture src={src} sizes="50vw" columns={['5fr', '6fr']} widest={620} ratio="1">
      {children}
    </BesidePicture>
  );
}
